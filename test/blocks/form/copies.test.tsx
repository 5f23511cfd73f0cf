import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreCopy } from '../../../blocks/form/view/restoreCopy'
import { scenarios } from '../../../mocks/scenarios/scenarios'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { contactFields, emailId, formId, servedForm } from './formMarkup'
import { fillContact, openCopy, openForm } from './openForm'

const network = mockNetwork()
const choices = `${contactFields}
  <div id="radio-1" class="form-item field radio"><div class="title">Ferry</div><div class="description">Both are fine.</div>
    <label><input type="radio" name="ferry" value="One"> One</label><label><input type="radio" name="ferry" value="Two"> Two</label></div>
  <select name="day"></select><input name="code" readonly><div style="display: none;"><input name="trap"></div>`

beforeEach(() => configure({}))

afterEach(() => {
  document.body.innerHTML = ''
  forgetShared()
})

/** Opens a form and sends it, so that it is busy until the response arrives. */
async function openBusy(markup = servedForm({ fields: choices })) {
  const opened = openForm(markup)
  await fillContact(opened)
  network.use(scenarios.slow)
  await opened.send()
  await waitFor(() => expect(opened.control(`#${emailId} input`).readOnly).toBe(true))
  return opened
}

/** Markup to compare: a form stays visible once a script has shown it, and classes have no order. */
const shown = (html: string) =>
  html.replace('form-inner-wrapper" hidden=""', 'form-inner-wrapper"').replace(/(\bform-\S+) hidden"/, 'hidden $1"')

describe('a copy of a form that is being sent', () => {
  it('starts idle with what was typed, and can be sent', async () => {
    const { root } = await openBusy()
    const copy = await openCopy(root)
    expect(copy.button().value).toBe('Send it')
    expect(copy.form.dataset.state).toBe('idle')
    expect(copy.root.querySelectorAll('[aria-busy], [aria-disabled], [inert]')).toHaveLength(0)
    expect(Array.from(copy.root.querySelectorAll('[readonly]'), (field) => field.getAttribute('name'))).toEqual([
      'code',
    ])
    expect(copy.control(`#${emailId} input`).value).toBe('ada@example.com')
    await copy.sendAndWait()
    expect(copy.form.dataset.state).toBe('success')
  })

  it.each([
    ['an input', '<input type="submit" value="Send it">'],
    ['an input without a text of its own', '<input type="submit">'],
    ['a button', '<button type="submit"> Send it </button>'],
    ['a button with an icon', '<button type="submit"><svg></svg><span class="button-label">Send it</span></button>'],
    ['a button with only an icon', '<button type="submit" aria-label="Send"><svg></svg></button>'],
  ])('returns to its served markup when unmounted, with %s to submit it', async (_, button) => {
    const markup = servedForm({ fields: choices, button })
    const { root, served, view } = await openBusy(markup)
    const copy = await openCopy(root)
    copy.view.unmount()
    expect(shown(copy.root.outerHTML)).toBe(shown(served))
    view.unmount()
    expect(root.outerHTML).toBe(served)
  })
})

describe('a copy of a form in use', () => {
  it('drops the captcha of the original, and unlocks the button that is bound to it', () => {
    document.body.innerHTML = `<form>
      <div class="captcha-container"><div class="skerry-captcha"></div></div>
      <button data-captcha-bound="true" aria-disabled="true">Send</button><button aria-disabled="true">Later</button></form>`
    restoreCopy(document.body)
    expect(document.querySelectorAll('.skerry-captcha')).toHaveLength(0)
    expect(Array.from(document.querySelectorAll('[aria-disabled]'), ({ textContent }) => textContent)).toEqual([
      'Later',
    ])
  })

  it('returns to its served markup when unmounted, even without a surrounding block', async () => {
    const opened = openForm(`<form data-form-id="${formId}">${contactFields}<button type="submit">Send</button></form>`)
    await fillContact(opened)
    await opened.sendAndWait()
    const copy = await openCopy(opened.root)
    expect(copy.form.hidden).toBe(false)
    copy.view.unmount()
    expect(copy.root.outerHTML).toBe(opened.served)
  })

  it.each([
    ['without `novalidate`', ''],
    ['with `novalidate`', 'novalidate'],
  ])('returns to its served markup when unmounted, %s', async (_, attributes) => {
    const opened = openForm(servedForm({ fields: choices, attributes }))
    await opened.sendAndWait()
    const copy = await openCopy(opened.root)
    copy.view.unmount()
    expect(shown(copy.root.outerHTML)).toBe(shown(opened.served))
  })

  it('shows its fields again after a submission, and keeps hidden what the server hides', async () => {
    const after = '<div style="display: none;"><input name="trap"></div>'
    const opened = openForm(servedForm({ fields: choices, after }))
    await fillContact(opened)
    await opened.sendAndWait()
    expect(opened.form.dataset.state).toBe('success')
    const copy = await openCopy(opened.root)
    expect(copy.root.querySelector<HTMLElement>('.field-list')!.hidden).toBe(false)
    expect(copy.root.querySelector('.form-submission-text')!.classList.contains('hidden')).toBe(true)
    copy.view.unmount()
    expect(shown(copy.root.outerHTML)).toBe(shown(opened.served))
  })

  it('is closed if the form was open in a dialog', async () => {
    const before = '<button class="lightbox-handle">Request a quote</button>'
    const markup = servedForm({ before, context: { formId, useLightbox: true, formName: 'Quote' } })
    const opened = openForm(markup.replace('class="form-wrapper"', 'class="form-wrapper hidden"'))
    await opened.user.click(opened.root.querySelector('.lightbox-handle')!)
    const copy = await openCopy(opened.root)
    const wrapper = copy.root.querySelector('.form-wrapper')!
    expect([wrapper.classList.contains('hidden'), wrapper.getAttribute('role')]).toEqual([true, null])
    expect(copy.root.querySelectorAll('.skerry-form-close')).toHaveLength(0)
    copy.view.unmount()
    expect(shown(copy.root.outerHTML)).toBe(shown(opened.served))
  })
})
