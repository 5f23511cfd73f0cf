import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { formId, servedForm } from './formMarkup'
import { fillContact, openForm } from './openForm'

const network = mockNetwork()
const handle = '<div class="lightbox-handle-wrapper"><button class="lightbox-handle">Request a quote</button></div>'
const context = { formId, useLightbox: true, formName: 'Quote' }
const lightbox = (before = handle) =>
  servedForm({ before, context }).replace('class="form-wrapper"', 'class="form-wrapper hidden"')

beforeEach(() => configure({}))

afterEach(() => {
  document.body.innerHTML = ''
  forgetShared()
})

describe('a form behind a button', () => {
  it('opens in place as a dialog, with focus on its first field', async () => {
    const { root, user, control } = openForm(lightbox())
    const wrapper = root.querySelector('.form-wrapper')!
    const button = root.querySelector('.lightbox-handle')!
    expect([wrapper.classList.contains('hidden'), button.getAttribute('aria-expanded')]).toEqual([true, 'false'])
    await user.click(button)
    expect([wrapper.classList.contains('hidden'), button.getAttribute('aria-expanded')]).toEqual([false, 'true'])
    expect(wrapper.getAttribute('role')).toBe('dialog')
    expect(wrapper.getAttribute('aria-label')).toBe('Quote')
    expect(document.activeElement).toBe(control('[name="fname"]'))
  })

  it('opens with focus on the first visible field, or on the message once it has been sent', async () => {
    const opened = openForm(lightbox())
    const { root, user, control } = opened
    for (const one of root.querySelectorAll('input, textarea'))
      one.checkVisibility = () => !one.matches('[hidden], [hidden] *, [name="fname"]')
    await user.click(root.querySelector('.lightbox-handle')!)
    expect(document.activeElement).toBe(control('[name="lname"]'))
    await fillContact(opened)
    await opened.sendAndWait()
    await user.keyboard('{Escape}')
    await user.click(root.querySelector('.lightbox-handle')!)
    expect(document.activeElement!.textContent).toBe('Thank you, friend!')
  })

  it('opens with focus on the first real field, skipping a honeypot that Tab does not reach', async () => {
    const { root, user, control } = openForm(lightbox())
    control('[name="fname"]').closest('fieldset')!.insertAdjacentHTML('beforebegin', '<input name="url" tabindex="-1">')
    await user.click(root.querySelector('.lightbox-handle')!)
    expect(document.activeElement).toBe(control('[name="fname"]'))
  })

  it('is named after its button if it has no name itself', async () => {
    const { root, user } = openForm(lightbox().replace('"formName":"Quote"', '"formName":""'))
    await user.click(root.querySelector('.lightbox-handle')!)
    expect(root.querySelector('.form-wrapper')!.getAttribute('aria-label')).toBe('Request a quote')
  })

  it.each([
    ['', 'true'],
    ['<div class="captcha-container"></div>', null],
  ])('is modal, unless screen readers must reach its captcha: %s', async (after, isModal) => {
    const markup = servedForm({ before: handle, context, after })
    const { root, user } = openForm(markup.replace('class="form-wrapper"', 'class="form-wrapper hidden"'))
    await user.click(root.querySelector('.lightbox-handle')!)
    expect(root.querySelector('.form-wrapper')!.getAttribute('aria-modal')).toBe(isModal)
  })

  it('closes with Escape and with its button, returns focus and keeps what was typed', async () => {
    const { root, user, control } = openForm(lightbox())
    const button = root.querySelector<HTMLElement>('.lightbox-handle')!
    await user.click(button)
    await user.type(control('[name="fname"]'), 'Ada')
    await user.keyboard('{Escape}')
    expect(root.querySelector('.form-wrapper')!.classList.contains('hidden')).toBe(true)
    expect(document.activeElement).toBe(button)
    await user.click(button)
    expect(control('[name="fname"]').value).toBe('Ada')
    await user.click(root.querySelector('.skerry-form-close')!)
    expect(root.querySelector('.form-wrapper')!.getAttribute('role')).toBeNull()
  })

  it('is sent as an overlay form', async () => {
    const opened = openForm(lightbox())
    await opened.user.click(opened.root.querySelector('.lightbox-handle')!)
    await fillContact(opened)
    await opened.sendAndWait()
    expect(network.backend.state.submissions[0]).toMatchObject({ context: { isOverlayForm: true } })
  })

  it('stays as the server sent it if there is no button', () => {
    const { root } = openForm(lightbox(''))
    expect(root.querySelector('.form-wrapper')!.classList.contains('hidden')).toBe(true)
    expect(root.querySelector('.form-inner-wrapper')!.hasAttribute('hidden')).toBe(true)
  })

  it('is restored when undone', async () => {
    const { root, user, view, served } = openForm(lightbox())
    await user.click(root.querySelector('.lightbox-handle')!)
    view.unmount()
    expect(root.outerHTML).toBe(served)
  })
})
