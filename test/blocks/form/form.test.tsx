import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { attach, parse } from '../../../blocks/form/block'
import type { FormProps } from '../../../blocks/form/props'
import { type ScenarioName, scenarios } from '../../../mocks/scenarios/scenarios'
import { setConsentPolicy } from '../../../src/browser/consent'
import { interceptNavigation } from '../../../src/browser/navigate'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { startTransport } from '../../../src/telemetry/transport'
import { readVisitorFrom } from '../../../src/telemetry/visitor'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { contactFields, emailId, emptyForm, formId, handler, messageId, nameId, servedForm } from './formMarkup'
import { fillContact, openCopy, openForm, page } from './openForm'

const network = mockNetwork()
const scenario = (name: ScenarioName) => network.use(scenarios[name])
const saved = () => network.backend.state.submissions

beforeEach(() => configure({}))

afterEach(() => {
  document.body.innerHTML = ''
  forgetShared()
})

describe('a server-rendered form', () => {
  it('is shown, and returns to its served markup when unmounted', () => {
    const { root, form, view, served } = openForm()
    expect(root.querySelector('.form-inner-wrapper')!.hasAttribute('hidden')).toBe(false)
    view.unmount()
    expect(form.getAttribute('onsubmit')).toBe(handler)
    expect(root.outerHTML).toBe(served)
  })

  it('sends both payloads: the values and their context', async () => {
    const opened = openForm()
    await fillContact(opened)
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
    expect(saved()[0]).toMatchObject({
      formId,
      values: { [nameId]: ['Ada', 'Lovelace'], [emailId]: 'ada@example.com', [messageId]: 'Hello' },
      context: {
        formId,
        collectionId: '5f0c0000000000000000c002',
        objectName: 'page-section-1',
        isOverlayForm: false,
        submitButtonText: 'Send it',
        pageId: 'c1',
        contentSource: 'c',
        pagePath: '/',
        pagePermissionTypeValue: '1',
      },
    })
  })

  it('is sent once if it is submitted twice at the same time', async () => {
    const opened = openForm()
    await fillContact(opened)
    act(() => {
      for (const _ of ['first', 'second']) opened.form.requestSubmit()
    })
    await waitFor(() => expect(saved()).toHaveLength(1))
    await act(async () => {})
    expect(network.backend.log.filter(({ path }) => path.endsWith('FormSubmissionKey'))).toHaveLength(1)
  })

  it('hides its fields and shows the focused submission message', async () => {
    const opened = openForm()
    await fillContact(opened)
    await opened.sendAndWait()
    const text = opened.root.querySelector<HTMLElement>('.form-submission-text')!
    expect(text.classList.contains('hidden')).toBe(false)
    expect(text.getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(text)
    expect(opened.root.querySelector<HTMLElement>('.field-list')!.hidden).toBe(true)
    expect(opened.root.querySelector<HTMLElement>('.form-button-wrapper')!.hidden).toBe(true)
  })

  it('says that it is submitting, and is locked until the response arrives', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('slow')
    await opened.send()
    expect(opened.button().value).toBe('Submitting…')
    expect(opened.button().getAttribute('aria-disabled')).toBe('true')
    expect(opened.form.getAttribute('aria-busy')).toBe('true')
    await opened.send()
    await opened.send()
    await waitFor(() => expect(opened.form.getAttribute('data-state')).toBe('success'))
    expect(saved()).toHaveLength(1)
  })

  it('shows its progress once on a button with two text elements, then restores them', async () => {
    const button = '<button type="submit"><b>Send</b> <i>to the harbour</i></button>'
    const opened = openForm(servedForm({ button }))
    await fillContact(opened)
    scenario('slow')
    await opened.send()
    const text = () => opened.form.querySelector('button')?.textContent?.trim()
    expect(text()).toBe('Submitting…')
    opened.view.unmount()
    expect(text()).toBe('Send to the harbour')
  })

  it('cannot be edited while it is being sent, and keeps the focus', async () => {
    const fields = `${contactFields}<label><input type="checkbox" name="ferry"> By ferry</label><select name="day"></select><input type="range" name="stars">`
    const opened = openForm(servedForm({ fields }))
    await fillContact(opened)
    const [email, ferry] = [opened.control(`#${emailId} input`), opened.control('[name="ferry"]')]
    scenario('slow')
    await opened.user.type(email, '{Enter}')
    await waitFor(() => expect(email.readOnly).toBe(true))
    expect(document.activeElement).toBe(email)
    await opened.user.click(ferry)
    expect(ferry.checked).toBe(false)
    expect(opened.control('select').inert).toBe(true)
    expect(opened.control('[type="range"]').inert).toBe(true)
    await waitFor(() => expect(opened.form.dataset.state).toBe('success'))
    expect(opened.root.querySelectorAll('[readonly], [inert]')).toHaveLength(0)
  })

  it('can be edited again if its view is unmounted while it is being sent', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('slow')
    await opened.send()
    await waitFor(() => expect(opened.control(`#${emailId} input`).readOnly).toBe(true))
    opened.view.unmount()
    expect(opened.root.outerHTML).toBe(opened.served)
    await waitFor(() => expect(saved()).toHaveLength(1))
  })

  it('stays locked if the visitor returns to the page before the response arrives', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('slow')
    await opened.send()
    const returned = Object.assign(new Event('pageshow'), { persisted: true })
    act(() => void window.dispatchEvent(returned))
    await opened.send()
    await waitFor(() => expect(opened.form.getAttribute('data-state')).toBe('success'))
    expect(network.backend.log.filter(({ operation }) => operation === 'SaveFormSubmission')).toHaveLength(1)
  })

  it('leaves no draft if its block leaves the page before the response arrives', async () => {
    const opened = openForm(servedForm({ attributes: 'data-draft' }))
    await fillContact(opened)
    scenario('slow')
    await opened.send()
    opened.view.unmount()
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('skerry.draft'))
    await waitFor(() => expect(drafts()).toHaveLength(1))
    await waitFor(() => expect(saved()).toHaveLength(1))
    await waitFor(() => expect(drafts()).toEqual([]))
  })

  it('is not sent while a page script cancels the submission', async () => {
    const opened = openForm()
    let isAgreed = false
    const ask = (event: Event) => isAgreed || event.preventDefault()
    opened.form.addEventListener('submit', ask, true) // before ours
    await fillContact(opened)
    await opened.send()
    expect([opened.form.dataset.state, opened.button().value]).toEqual(['idle', 'Send it'])
    isAgreed = true
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('redirects if a redirect is set', async () => {
    const went: string[] = []
    interceptNavigation((url) => went.push(url))
    const opened = openForm(servedForm({ attributes: 'data-success-redirect="/thank-you"' }))
    await fillContact(opened)
    await opened.send()
    await waitFor(() => expect(went).toEqual(['http://site.test/thank-you']))
    expect(opened.root.querySelector('.form-submission-text')!.classList.contains('hidden')).toBe(true)
  })

  it('redirects to the address in its context if its own markup has none', async () => {
    const went: string[] = []
    interceptNavigation((url) => went.push(url))
    const opened = openForm(servedForm({ context: { formId, successRedirect: '/thank-you' } }))
    await fillContact(opened)
    await opened.send()
    await waitFor(() => expect(went).toEqual(['http://site.test/thank-you']))
  })

  it('shows its message if the redirect leads to a place on the same page', async () => {
    interceptNavigation(() => {})
    const opened = openForm(servedForm({ attributes: 'data-success-redirect="#thanks"' }))
    await fillContact(opened)
    await opened.sendAndWait()
    expect(opened.form.getAttribute('data-state')).toBe('success')
  })

  it('shows its message after a delay if the redirect is a download, which does not leave the page', async () => {
    const waiting: (() => void)[] = []
    interceptNavigation(() => {
      vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((run) => waiting.push(run) as never)
    })
    const opened = openForm(servedForm({ attributes: 'data-success-redirect="/map.zip"' }))
    await fillContact(opened)
    await opened.send()
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(opened.form.getAttribute('data-state')).toBe('submitting')
    act(() => waiting[0]!())
    expect(opened.form.getAttribute('data-state')).toBe('success')
  })

  it('shows its message if the redirect is not allowed', async () => {
    const went: string[] = []
    interceptNavigation((url) => went.push(url))
    const opened = openForm(servedForm({ attributes: 'data-success-redirect="java&#10;script:alert(1)"' }))
    await fillContact(opened)
    await opened.sendAndWait()
    expect(went).toEqual([])
    expect(opened.root.querySelector('.form-submission-text')!.classList.contains('hidden')).toBe(false)
  })

  it('shows the document’s post-submit HTML, until it is unmounted', async () => {
    const opened = openForm(servedForm({ html: '&lt;b class=&quot;pixel&quot;&gt;Counted&lt;/b&gt;' }))
    await fillContact(opened)
    await opened.sendAndWait()
    await waitFor(() => expect(opened.root.querySelector('.form-submission-html .pixel')?.textContent).toBe('Counted'))
    opened.view.unmount()
    expect(opened.root.outerHTML).toBe(opened.served)
  })

  it('shows the post-submit HTML even if an empty element for it comes first', async () => {
    const before = '<div class="form-submission-html" data-submission-html=""></div>'
    const opened = openForm(servedForm({ before, html: '&lt;b&gt;Counted&lt;/b&gt;' }))
    await fillContact(opened)
    await opened.sendAndWait()
    await waitFor(() => expect(opened.root.querySelector('.form-submission-html b')?.textContent).toBe('Counted'))
  })

  it('is restored after a success', async () => {
    const opened = openForm()
    await fillContact(opened)
    await opened.sendAndWait()
    opened.view.unmount()
    expect(opened.root.outerHTML).toBe(opened.served)
    expect(opened.control('[name="fname"]').value).toBe('Ada')
  })

  it('identifies the visitor if that is allowed, but never before consent', async () => {
    const visitor = `${crypto.randomUUID()}|1700000000000|1700000000000|1700000000000|1`
    readVisitorFrom(() => visitor)
    const opened = openForm()
    await fillContact(opened)
    scenario('serverError')
    await opened.sendAndWait()
    network.use()
    setConsentPolicy(false)
    await opened.sendAndWait()
    const sent = network.backend.log.filter(({ operation }) => operation === 'SaveFormSubmission')
    expect(sent.map(({ body }) => (body as { visitorCookie?: string }).visitorCookie)).toEqual([undefined, visitor])
  })

  it('counts a view when it is rendered', async () => {
    const counted: string[] = []
    network.msw.events.on('request:start', ({ request }) => void counted.push(new URL(request.url).pathname))
    const stop = startTransport()
    openForm()
    await waitFor(() => expect(counted).toContain('/api/census/form-render'))
    stop()
  })

  it('prefers ids from the context over those in the handler', async () => {
    const opened = openForm(servedForm({ context: { formId, collectionId: 'c-context', objectName: 'o-context' } }))
    await fillContact(opened)
    await opened.sendAndWait()
    expect(saved()[0]).toMatchObject({ context: { collectionId: 'c-context', objectName: 'o-context' } })
  })

  it('is sent as an overlay form from inside a pop-up of the site', async () => {
    const opened = openForm(`<div class="sqs-popup-overlay">${servedForm()}</div>`)
    await fillContact(opened)
    await opened.sendAndWait()
    expect(saved()[0]).toMatchObject({ context: { isOverlayForm: true } })
  })

  it('is left to its surrounding block', () => {
    const { form } = openForm()
    expect(parse(form, page)).toBeNull()
  })
})

describe('a block without a form', () => {
  it.each([
    ['an empty block', '<div class="sqs-block form-block sqs-block-form"></div>'],
    ['a block without fields to draw', '<div class="sqs-block sqs-block-form"><div class="form-wrapper"></div></div>'],
    ['a block with an empty list of fields', emptyForm({ formId, formFields: [] })],
  ])('stays as served and logs a warning: %s', async (_, markup) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    document.body.innerHTML = markup
    const block = document.body.firstElementChild as HTMLElement
    expect(parse(block, page)).toBeNull()
    await waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith('Could not render form', block))
    expect(document.body.innerHTML).toBe(markup)
  })
})

describe('a form without an id', () => {
  const field =
    '<div id="email-1" class="form-item field email"><label class="title" for="e">Email</label><input id="e" type="email"></div>'
  const unnamed = (attributes = '', marks = '') =>
    `<div class="sqs-block form-block sqs-block-form" ${marks}><form method="POST" ${attributes}>${field}<input type="submit" value="Send"></form></div>`
  const newsletter = (attributes = '') =>
    `<div class="sqs-block newsletter-block sqs-block-newsletter"><div class="newsletter-form-wrapper"><form class="newsletter-form" ${attributes}>${field}<button type="submit">Sign up</button></form></div></div>`

  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  it.each([
    ['a form', unnamed()],
    ['a newsletter', newsletter()],
    ['a newsletter that is posted to the page itself', newsletter('action="" method="POST"')],
    ['a form whose handler names none', unnamed('onsubmit="submit({ formId: \'\' })"')],
  ])('keeps what was typed in %s and says that it cannot be sent', async (_, markup) => {
    const opened = openForm(markup)
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['This form has not been configured yet.'])
    expect(opened.root.querySelector('.form-submission-error li')!.textContent).toBe(
      'Nothing was sent. What you entered is still here.',
    )
    expect(opened.control('#e').value).toBe('ada@example.com')
    expect(network.backend.log.filter(({ path }) => path.startsWith('/api/form'))).toEqual([])
  })

  it('tells developers once, in the console, what to add', async () => {
    const opened = openForm(newsletter())
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1))
    await opened.sendAndWait()
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'Skerry: This form has no id, so nothing can be sent. Add data-form-id="…" to the <form>.',
      opened.form,
    )
  })

  it.each([
    ['the handler of a newsletter', newsletter(`onsubmit="${handler}"`)],
    ['the block around it', unnamed('', `data-form-id="${formId}"`)],
    ['its own attribute', unnamed(`data-form-id="${formId}"`)],
  ])('takes its id from %s', async (_, markup) => {
    const opened = openForm(markup)
    await opened.sendAndWait()
    expect(network.backend.log.at(-1)).toMatchObject({ body: { formId } })
    expect(console.warn).not.toHaveBeenCalled()
  })

  it.each(['its own', 'its block’s'])('takes its collection and its name from %s attributes', async (place) => {
    const marks = `data-form-id="${formId}" data-collection-id="c-own" data-object-name="o-own"`
    const opened = openForm(place === 'its own' ? unnamed(marks) : unnamed('', marks))
    await opened.sendAndWait()
    expect(network.backend.log.at(-1)).toMatchObject({ body: { collectionId: 'c-own', objectName: 'o-own' } })
  })

  it.each(['https://lists.example/subscribe', 'https://lists.example/', '/subscribe', 'mailto:ada@example.com'])(
    'with the action %s is left to the browser',
    (action) => {
      document.body.innerHTML = newsletter(`action="${action}"`)
      expect(parse(document.body.firstElementChild as HTMLElement, page)).toBeNull()
    },
  )

  it.each(['/', 'javascript:void(0)'])('is not left to the browser with the action %s', (action) => {
    history.replaceState(null, '', '/contact')
    onTestFinished(() => history.replaceState(null, '', '/'))
    document.body.innerHTML = newsletter(`action="${action}"`)
    expect(parse(document.body.firstElementChild as HTMLElement, page)).not.toBeNull()
  })
})

describe('an invalid form', () => {
  it('shows each message above the field’s title, connects it to the field, and moves focus there', async () => {
    const opened = openForm()
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Name is required.', 'Email is required.', 'Message is required.'])
    expect(opened.summaries()).toEqual(['One or more fields is invalid, please check your entries.'])
    const email = opened.control(`#${emailId} input`)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    const message = document.getElementById(email.getAttribute('aria-describedby')!)!
    expect(message.textContent).toBe('Email is required.')
    expect(opened.root.querySelector(`#${emailId}`)!.firstElementChild).toBe(message)
    expect(opened.root.querySelector(`#${emailId}`)!.classList.contains('error')).toBe(true)
    expect(document.activeElement).toBe(opened.control('[name="fname"]'))
    expect(saved()).toHaveLength(0)
  })

  it('shows no errors in a copy until the copy is sent', async () => {
    const opened = openForm()
    await opened.sendAndWait()
    const copy = await openCopy(opened.root)
    expect(opened.errors()).toHaveLength(3)
    expect(copy.errors()).toEqual([])
    expect(copy.root.querySelectorAll('.error, [aria-invalid], .form-submission-error, ul')).toHaveLength(0)
    expect(copy.control(`#${emailId} input`).hasAttribute('aria-describedby')).toBe(false)
    await copy.sendAndWait()
    expect(copy.errors()).toHaveLength(3)
  })

  it('validates a field again on blur, and removes the summary with the last message', async () => {
    const opened = openForm()
    await opened.sendAndWait()
    await opened.user.type(opened.control(`#${emailId} input`), 'x')
    expect(opened.errors()).toEqual(['Name is required.', 'Email is required.', 'Message is required.'])
    await opened.user.type(opened.control('[name="lname"]'), 'A')
    expect(opened.errors()).toEqual([
      'Name is required.',
      'Email is not valid. Email addresses should follow the format user@domain.com.',
      'Message is required.',
    ])
    await opened.user.type(opened.control('[name="fname"]'), 'A')
    await opened.user.type(opened.control(`#${emailId} input`), '@example.com')
    expect(opened.errors()).toHaveLength(2)
    await opened.user.type(opened.control(`#${messageId} textarea`), 'A')
    expect(opened.errors()).toEqual(['Message is required.'])
    await opened.user.tab()
    expect(opened.errors()).toEqual([])
    expect(opened.summaries()).toEqual([])
    expect(opened.control(`#${emailId} input`).hasAttribute('aria-invalid')).toBe(false)
    expect(opened.control(`#${emailId} input`).hasAttribute('aria-describedby')).toBe(false)
  })

  it('names a group by its title alone when it is validated again, although its message is inside the title', async () => {
    const opened = openForm()
    await opened.sendAndWait()
    await opened.user.type(opened.control('[name="lname"]'), 'A')
    await opened.user.click(opened.control(`#${emailId} input`))
    expect(opened.errors()).toEqual(['Name is required.', 'Email is required.', 'Message is required.'])
  })

  it('does not move while a pointer is down, so that the click reaches its target', async () => {
    const opened = openForm()
    await opened.sendAndWait()
    await opened.user.type(opened.control(`#${emailId} input`), 'ada@example.com')
    await opened.user.pointer({ keys: '[MouseLeft>]', target: opened.control(`#${messageId} textarea`) })
    expect(opened.errors()).toContain('Email is required.')
    await opened.user.pointer('[/MouseLeft]')
    await waitFor(() => expect(opened.errors()).toEqual(['Name is required.', 'Message is required.']))
  })

  it('shows no messages after a reset', async () => {
    const opened = openForm(servedForm({ button: '<input type="submit" value="Send it"><input type="reset">' }))
    await opened.sendAndWait()
    await opened.user.click(opened.control('[type="reset"]'))
    expect(opened.errors()).toEqual([])
    expect(opened.summaries()).toEqual([])
  })

  it('validates autofilled fields at once', async () => {
    const opened = openForm()
    await opened.sendAndWait()
    const email = opened.control(`#${emailId} input`)
    email.value = 'ada@example.com'
    await act(async () => void email.dispatchEvent(new Event('change', { bubbles: true })))
    expect(opened.errors()).toEqual(['Name is required.', 'Message is required.'])
  })

  it('marks the invalid part of a field', async () => {
    const opened = openForm()
    await opened.user.type(opened.control('[name="fname"]'), 'Ada')
    await opened.sendAndWait()
    expect(document.activeElement).toBe(opened.control('[name="lname"]'))
    expect(opened.control('[name="lname"]').getAttribute('aria-invalid')).toBe('true')
    expect(opened.control('[name="fname"]').hasAttribute('aria-invalid')).toBe(false)
  })

  it('links from the summary to each field without changing the address', async () => {
    const opened = openForm()
    await fillContact(opened)
    await opened.user.clear(opened.control(`#${emailId} input`))
    opened.control(`#${messageId} textarea`).value = 'x'.repeat(501)
    await opened.sendAndWait()
    const ways = [...opened.root.querySelectorAll<HTMLAnchorElement>('.form-submission-error-fields a')]
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Email is required.',
      'Message: You have exceeded the character limit.',
    ])
    for (const way of ways) expect(document.querySelector(way.getAttribute('href')!)!.className).toBe('field-error')
    const opensTab = new Promise<boolean>((resolve) => {
      const onClick = (event: Event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      }
      opened.root.addEventListener('click', onClick, { once: true })
    })
    ways[1]!.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    await expect(opensTab).resolves.toBe(true)
    await opened.user.click(ways[1]!)
    expect(document.activeElement).toBe(opened.control(`#${messageId} textarea`))
    expect(location.hash).toBe('')
    expect(ways[0]!.closest('[role="alert"]')).toBeNull()
  })

  it('lists at most twenty fields in the summary, and says how many more there are', async () => {
    const fields = Array.from(
      { length: 22 },
      (_, index) =>
        `<div id="text-${index}" class="form-item field text required"><label class="title" for="f${index}">Field ${index}</label><input id="f${index}" class="field-element"></div>`,
    )
    const opened = openForm(servedForm({ fields: fields.join('') }))
    await opened.sendAndWait()
    const lines = [...opened.root.querySelectorAll('.form-submission-error-fields li')]
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)!.textContent).toBe('and 2 more')
    const last = () => opened.root.querySelector('.form-submission-error-fields li:last-child')!
    await opened.user.type(opened.control('#f0'), 'x')
    await opened.user.tab()
    expect(last().textContent).toBe('and 1 more')
    await opened.user.type(opened.control('#f1'), 'x')
    await opened.user.tab()
    expect(last().textContent).toContain('Field 21')
  })

  it('explains the format of an e-mail address', async () => {
    const opened = openForm()
    await fillContact(opened)
    await opened.user.type(opened.control(`#${emailId} input`), '.')
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Email is not valid. Email addresses should follow the format user@domain.com.'])
  })

  it('accepts long top-level domains if the page chooses the standard e-mail policy', async () => {
    const opened = openForm()
    await fillContact(opened)
    await opened.user.type(opened.control(`#${emailId} input`), 'munity')
    await opened.sendAndWait()
    expect(opened.errors()).toHaveLength(1)
    configure({ emailPolicy: 'standard' })
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('validates an address without a country field by the rules of the owner’s country', async () => {
    const fields = '<div id="address-1" class="form-item fields address"><input name="zip" value="1234"></div>'
    const format = { initialAddressFormat: { country: 'US' } }
    const opened = openForm(servedForm({ fields, context: { formId, formFieldFormats: format } }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['US zip codes must be exactly 5 digits.'])
  })

  it.each([
    ['United States', '12345-6789', '12345'],
    ['', ' 12345-6789 ', '12345'],
    ['Saudi Arabia', '12345-6789', '12345-6789'],
  ])('in the country "%s" sends the zip code "%s" as "%s", which its field shows', async (country, typed, sent) => {
    const fields = `<div id="address-1" class="form-item fields address">
      <input name="zip"><input name="country" value="${country}"></div>`
    const format = { initialAddressFormat: { country: 'US' } }
    const opened = openForm(
      servedForm({ fields: contactFields + fields, context: { formId, formFieldFormats: format } }),
    )
    await fillContact(opened)
    const zip = opened.control('[name="zip"]')
    zip.value = typed
    await opened.sendAndWait()
    expect(zip.value).toBe(sent)
    expect(saved().at(-1)?.values).toMatchObject({ 'address-1': ['', '', '', '', sent, country] })
  })

  it('accepts a ZIP+4 in place of a wrong zip code', async () => {
    const fields = '<div id="address-1" class="form-item fields address"><input name="zip" value="1234"></div>'
    const format = { initialAddressFormat: { country: 'US' } }
    const opened = openForm(servedForm({ fields, context: { formId, formFieldFormats: format } }))
    await opened.sendAndWait()
    const zip = opened.control('[name="zip"]')
    await opened.user.clear(zip)
    await opened.user.type(zip, '12345-6789')
    await opened.user.tab()
    expect(opened.errors()).toEqual([])
    expect(zip.value).toBe('12345')
  })

  it('is not sent while the browser cannot read a half-typed date or number', async () => {
    const date =
      '<div id="date-1" class="form-item field date"><label class="title" for="d">Day</label><input id="d" type="date"></div>'
    const opened = openForm(servedForm({ fields: contactFields + date }))
    await fillContact(opened)
    const day = opened.control('#d')
    Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true })
    Object.defineProperty(day, 'validationMessage', { value: 'Please enter a valid date.' })
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Please enter a valid date.'])
    expect(day.getAttribute('aria-invalid')).toBe('true')
    expect(saved()).toHaveLength(0)
    Object.defineProperty(day, 'validity', { value: { badInput: false } })
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('counts the maximum length in UTF-16 units, and accepts exactly that length', async () => {
    const opened = openForm()
    await fillContact(opened)
    const message = opened.control(`#${messageId} textarea`)
    message.value = '👍'.repeat(251)
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['You have exceeded the character limit.'])
    message.value = '👍'.repeat(250)
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('requires the captcha', async () => {
    const responses = ['h-captcha', 'g-recaptcha'].map((name) => `<textarea name="${name}-response"></textarea>`)
    const opened = openForm(servedForm({ after: `<div class="captcha-container">${responses.join('')}</div>` }))
    await fillContact(opened)
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['Complete CAPTCHA before submitting.'])
    opened.control('[name="g-recaptcha-response"]').value = 'token'
    await opened.sendAndWait()
    expect(saved()[0]).toMatchObject({ context: { captchaKey: 'token' }, values: { [emailId]: 'ada@example.com' } })
    expect(Object.keys(saved()[0]!.values)).not.toContain('g-recaptcha-response')
  })
})

const failures: readonly (readonly [scenario: ScenarioName, message: string])[] = [
  ['unauthorized', 'Unable to submit form. Please try again later.'],
  ['notFound', 'This form has not been configured yet.'],
  ['formNotConfigured', 'This form has not been configured yet.'],
  ['rateLimited', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  ['serverError', 'Unable to send form. Please try again later.'],
  ['serverErrorReply', 'Unable to send form. Please try again later.'],
  ['errorReply', 'The request was declined.'],
  ['errorWithOkStatus', 'The request was declined.'],
  ['forbidden', 'Unknown error, please try again later.'],
  ['unavailable', 'Unknown error, please try again later.'],
  ['formKeyMissing', 'Could not get a form submission key, please try again later.'],
  ['formKeyFails', 'Could not get a form submission key, please try again later.'],
  ['offline', 'Could not get a form submission key, please try again later.'],
  ['badGateway', 'Unknown error, please try again later.'], // keeps its key
]

const hintsOf: { readonly [scenario: string]: readonly string[] } = {
  offline: ['Please check your internet connection.'],
  rateLimited: ['You can try again in 30 seconds.'],
}

describe('a form after a failed submission', () => {
  it.each(failures)('shows for %s: %s', async (name, message) => {
    const opened = openForm()
    await fillContact(opened)
    scenario(name)
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual([message])
    const hints = [...opened.root.querySelectorAll('.form-submission-error li')].map((item) => item.textContent)
    expect(hints).toEqual(hintsOf[name] ?? [])
    expect(opened.errors()).toEqual([])
    expect(opened.button().value).toBe('Send it')
    expect(opened.button().hasAttribute('aria-disabled')).toBe(false)
    expect(opened.control('[name="fname"]').value).toBe('Ada')
    expect(opened.control(`#${messageId} textarea`).value).toBe('Hello')
    expect(saved()).toHaveLength(0)
  })

  it('can be sent again after every failure', async () => {
    const opened = openForm()
    await fillContact(opened)
    for (const [name, message] of failures) {
      scenario(name)
      await opened.sendAndWait()
      expect(opened.summaries(), name).toEqual([message])
    }
    network.use()
    await opened.sendAndWait()
    expect(opened.form.getAttribute('data-state')).toBe('success')
    expect(saved()).toHaveLength(1)
  })

  it('is saved once, even if the server was busy when it was sent again after a lost answer', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('answerLost')
    await opened.sendAndWait()
    scenario('rateLimited')
    await opened.sendAndWait()
    network.use()
    await opened.sendAndWait()
    expect(opened.form.getAttribute('data-state')).toBe('success')
    expect(saved()).toHaveLength(1)
  })

  it.each<ScenarioName>(['badGateway', 'gatewayTimeout'])(
    'is sent again with its key after %s, because the server may have saved it',
    async (name) => {
      const opened = openForm()
      await fillContact(opened)
      scenario(name)
      await opened.sendAndWait()
      network.use()
      await opened.sendAndWait()
      expect(opened.form.getAttribute('data-state')).toBe('success')
      const sent = network.backend.log.filter(({ operation }) => operation === 'SaveFormSubmission')
      const keys = sent.map(({ body }) => (body as { readonly key: string }).key)
      expect(keys).toEqual([keys[0], keys[0]])
    },
  )

  it('can be sent again if the server no longer knows the key of a lost answer', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('answerLost')
    await opened.sendAndWait()
    network.use()
    const keys = network.backend.state.formKeys
    for (const key of Object.keys(keys)) Object.assign(keys[key]!, { session: 'expired' })
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['This form has expired. Please reload and try again.'])
    await opened.sendAndWait()
    expect(opened.form.getAttribute('data-state')).toBe('success')
  })

  it('shows the field messages, with links to the fields and back', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('fieldErrors')
    await opened.sendAndWait()
    expect(opened.errors()).toEqual([
      'The server does not accept this value.',
      'The server does not accept this value.',
    ])
    expect(opened.summaries()).toEqual([
      'Your form has encountered a problem. Please scroll down to review.',
      'Your form has encountered a problem. Please scroll up to review.',
    ])
    expect(document.activeElement).toBe(opened.control('[name="fname"]'))
    expect(opened.root.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })

  it('detects the text direction of the server’s messages', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('fieldErrors')
    await opened.sendAndWait()
    expect(opened.root.querySelector<HTMLElement>('.field-error')!.dir).toBe('auto')
  })

  it('shows the message for an id at every field that has that id', async () => {
    const field = `<div id="${emailId}" class="form-item field text"><input></div>`
    const opened = openForm(servedForm({ fields: field + field }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Email is required.', 'Email is required.'])
  })

  it('replaces the server’s message with Skerry’s own validation once the field is edited', async () => {
    const fields = `<div id="${emailId}" class="form-item field email"><div class="title">Email</div><input></div>`
    const opened = openForm(servedForm({ fields }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Email is required.'])
    await opened.user.type(opened.control(`#${emailId} input`), 'ada')
    await opened.user.tab()
    expect(opened.errors()).toEqual(['Email is not valid. Email addresses should follow the format user@domain.com.'])
  })

  it('lists messages for fields that it does not have in the summary', async () => {
    const opened = openForm(servedForm({ fields: '<input name="code" value="7">' }))
    await opened.sendAndWait()
    const rest = [...opened.root.querySelectorAll('.form-submission-error li')].map((item) => item.textContent)
    expect(rest).toEqual(['Name is required.', 'Email is required.', 'Message is required.'])
  })

  it('renews the crumb and is saved once', async () => {
    const opened = openForm()
    await fillContact(opened)
    scenario('crumbExpired')
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('says that the fields could not be parsed if they cannot be serialized', async () => {
    const opened = openForm()
    await fillContact(opened)
    vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('broken')
    })
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['Could not parse the form fields, please check your entries.'])
  })

  it('resets its captcha, because an answer is valid for one submission', async () => {
    const opened = openForm(
      servedForm({ after: '<div class="captcha-container"><textarea name="g-recaptcha-response"></textarea></div>' }),
    )
    const resets = vi.fn()
    opened.root.addEventListener('skerry:captcha-reset', resets)
    await fillContact(opened)
    opened.control('[name="g-recaptcha-response"]').value = 'token'
    scenario('serverError')
    await opened.sendAndWait()
    expect(opened.control('[name="g-recaptcha-response"]').value).toBe('')
    expect(resets).toHaveBeenCalledOnce()
  })

  const comeBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

  it('is ready to be sent again, with a new captcha, if the visitor comes back from a redirect', async () => {
    const went: string[] = []
    interceptNavigation((url) => went.push(url))
    const opened = openForm(
      servedForm({
        attributes: 'data-success-redirect="/thank-you"',
        after: '<div class="captcha-container"><textarea name="g-recaptcha-response"></textarea></div>',
      }),
    )
    await fillContact(opened)
    opened.control('[name="g-recaptcha-response"]').value = 'token'
    await opened.send()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(opened.form.dataset.state).toBe('submitting')
    comeBack()
    expect(opened.form.dataset.state).toBe('idle')
    expect(opened.control('[name="g-recaptcha-response"]').value).toBe('')
  })

  it('still shows that it was sent if the visitor leaves and comes back', async () => {
    const opened = openForm()
    await fillContact(opened)
    await opened.sendAndWait()
    comeBack()
    expect(opened.form.dataset.state).toBe('success')
    expect(opened.root.querySelector('.form-submission-text')!.classList.contains('hidden')).toBe(false)
  })

  it('is restored after a failure', async () => {
    const opened = openForm()
    await opened.sendAndWait()
    await act(async () => opened.view.unmount())
    expect(opened.root.outerHTML).toBe(opened.served)
  })
})

describe('a form whose view fails', () => {
  const open = () => {
    document.body.innerHTML = servedForm()
    const root = document.body.firstElementChild as HTMLElement
    return { root, served: root.outerHTML, part: root.querySelector<HTMLElement>('.form-inner-wrapper')! }
  }
  const mount = (root: HTMLElement, mountForm: FormProps['mountForm']) =>
    attach(root, { ...parse(root, page)!, mountForm }, () => {})
  const fails: FormProps['mountForm'] = (_, onError) => {
    onError(new Error('broken'))
    return () => {}
  }

  it('reports an error that is thrown while it repeats a submission made before it loaded', async () => {
    const { root } = open()
    const failed = vi.fn()
    attach(root, parse(root, page)!, failed)
    const broken = new Error('broken')
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
      throw broken
    })
    root.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(broken))
  })

  it('reports nothing once it is unmounted', () => {
    const { root, served } = open()
    const failed = vi.fn()
    let report: (error: unknown) => void = () => {}
    const mountForm: FormProps['mountForm'] = (_, onError) => {
      report = onError
      return () => {}
    }
    attach(root, { ...parse(root, page)!, mountForm }, failed)()
    report(new Error('broken'))
    expect(failed).not.toHaveBeenCalled()
    expect(root.outerHTML).toBe(served)
  })

  it('shows what the server hides, until it is unmounted', () => {
    const { root, served, part } = open()
    const unmount = mount(root, fails)
    expect(part.hidden).toBe(false)
    unmount()
    expect(root.outerHTML).toBe(served)
  })

  it('returns to its served markup after a second attempt', () => {
    const { root, served, part } = open()
    mount(root, fails)
    const unmount = mount(root, () => () => {})
    expect(part.hidden).toBe(false)
    unmount()
    expect(root.outerHTML).toBe(served)
  })
})

describe('a form that is unmounted while its view loads', () => {
  it('stays as served', async () => {
    document.body.innerHTML = servedForm()
    const root = document.body.firstElementChild as HTMLElement
    const served = root.outerHTML
    const unmount = attach(root, parse(root, page)!, () => {})
    root.querySelector('input')!.focus()
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(root.outerHTML).toBe(served)
  })
})

describe('a form on an item’s page', () => {
  it('sends the item’s id', async () => {
    const opened = openForm(servedForm(), { ...page, item: { id: 'i1', title: 'A post', recordType: 1 } })
    await fillContact(opened)
    await opened.sendAndWait()
    expect(saved()[0]).toMatchObject({ context: { pageId: 'i1', contentSource: 'i' } })
  })
})
