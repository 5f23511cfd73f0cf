import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchaForm } from '../../../mocks/fixtures/forms'
import { scenarios } from '../../../mocks/scenarios/scenarios'
import { answerConsent, setConsentPolicy } from '../../../src/browser/consent'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { createCaptchaBox } from '../../../src/captcha/captchaBox'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { servedForm } from './formMarkup'
import { openForm } from './openForm'

const network = mockNetwork()
const host = globalThis as unknown as { [name: string]: unknown }
const email = `<div id="email-f401" class="form-item field email required"><label class="title" for="e">Email</label><input class="field-element" id="e" type="email"></div>`
const bound = '<input class="button" type="submit" value="Send it" data-captcha-bound="true">'

/** A form with a captcha, from the mock backend's fixtures. */
function captchaPage(attributes = '', options: Parameters<typeof servedForm>[0] = {}): string {
  const after = `<div class="captcha-container" ${attributes}></div>`
  return servedForm({ fields: email, after, context: { formId: captchaForm.id }, ...options })
}

/** A fake of a provider's documented API, controlled by the test. */
function fakeProvider() {
  const callbacks: { [name: string]: () => void } = {}
  const api = {
    token: '',
    render: vi.fn((_place: HTMLElement, options: { [name: string]: () => void }) => {
      Object.assign(callbacks, options)
      return 7
    }),
    getResponse: vi.fn(() => api.token),
    reset: vi.fn(() => {
      api.token = ''
    }),
    remove: vi.fn(),
    complete(token: string) {
      api.token = token
      act(() => callbacks.callback!())
    },
    tell: (name: string) => act(() => callbacks[name]!()),
  }
  return api
}

const saved = () => network.backend.state.submissions
const words = () => document.querySelector('.skerry-captcha-words')?.textContent ?? ''
const contextOf = (context: object) => {
  host.Static = { SQUARESPACE_CONTEXT: context }
}

beforeEach(() => {
  configure({})
  setConsentPolicy(false)
})

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await act(async () => {}) // lets pending work handle its abort
  document.body.innerHTML = ''
  for (const name of ['grecaptcha', 'hcaptcha', 'turnstile', 'Static']) delete host[name]
  forgetShared()
})

describe('a provider’s captcha', () => {
  it.each([
    ['', 'grecaptcha'],
    ['recaptcha', 'grecaptcha'],
    ['hcaptcha', 'hcaptcha'],
    ['turnstile', 'turnstile'],
  ])('is rendered on the first focus, by the provider "%s"', async (provider, global) => {
    const api = fakeProvider()
    host[global] = api
    const { user, control } = openForm(captchaPage(`data-captcha-provider="${provider}" data-site-key="key-1"`))
    expect(api.render).not.toHaveBeenCalled()
    await user.click(control('#e'))
    await waitFor(() => expect(api.render).toHaveBeenCalledOnce())
    expect(api.render.mock.calls[0]![1]).toMatchObject({ sitekey: 'key-1', theme: 'light' })
  })

  it('sends its answer as captchaKey, each answer once', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    const opened = openForm(captchaPage('data-site-key="key-1"'))
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await waitFor(() => expect(api.render).toHaveBeenCalled())
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['Complete CAPTCHA before submitting.'])

    network.use(scenarios.serverError)
    api.complete(`stand-in.recaptcha.${Date.now() + 60_000}.a`)
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['Unable to send form. Please try again later.'])
    await waitFor(() => expect(api.reset).toHaveBeenCalledWith(7))

    network.use()
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['Complete CAPTCHA before submitting.'])
    const token = `stand-in.recaptcha.${Date.now() + 60_000}.b`
    api.complete(token)
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
    expect(saved()[0]).toMatchObject({ context: { captchaKey: token, submitButtonText: 'Send it' } })
    expect(saved()[0]!.context).not.toHaveProperty('recaptchaEnterpriseV3Token')
  })

  it('locks the button bound to it until completed, after it expires and after a failure', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    const opened = openForm(captchaPage('data-site-key="key-1"', { button: bound }))
    const isLocked = () => opened.button().getAttribute('aria-disabled') === 'true'
    expect(isLocked()).toBe(true)
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await waitFor(() => expect(api.render).toHaveBeenCalled())
    api.complete('answer')
    expect(isLocked()).toBe(false)
    api.token = ''
    api.tell('expired-callback')
    expect(isLocked()).toBe(true)
    expect(words()).toBe('The CAPTCHA has expired. Please complete it again.')
    await opened.user.tab()
    await opened.user.click(opened.control('#e'))
    expect(words()).toBe('The CAPTCHA has expired. Please complete it again.')
    api.complete('answer')
    expect(words()).toBe('')
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['The CAPTCHA was not accepted. Please complete it again.'])
    await waitFor(() => expect(isLocked()).toBe(true))
  })

  it('gets the focus if the form is sent before it is completed', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    const { user, control, sendAndWait, root } = openForm(captchaPage('data-site-key="key-1"'))
    await user.type(control('#e'), 'ada@example.com')
    await waitFor(() => expect(api.render).toHaveBeenCalled())
    // As providers do: a box to press, and a field for its answer.
    const [place] = api.render.mock.calls[0]!
    place.innerHTML = '<div tabindex="0"></div><textarea hidden name="g-recaptcha-response"></textarea>'
    await sendAndWait()
    await waitFor(() => expect(document.activeElement).toBe(root.querySelector('[tabindex="0"]')))
  })

  it('gets focus on its wrapper if the provider exposes no focusable control', async () => {
    const api = fakeProvider()
    host.turnstile = api
    const { user, control, sendAndWait, root } = openForm(
      captchaPage('data-captcha-provider="turnstile" data-site-key="key-1"'),
    )
    await user.type(control('#e'), 'ada@example.com')
    await waitFor(() => expect(api.render).toHaveBeenCalled())
    const [place] = api.render.mock.calls[0]!
    place.innerHTML = '<div><input type="hidden" name="cf-turnstile-response"></div>'
    await sendAndWait()
    await waitFor(() => expect(document.activeElement).toBe(root.querySelector('.skerry-captcha-widget')))
  })

  it.each([
    ['compact', 303],
    ['normal', 304],
    ['normal', 0], // it is hidden
  ])('has the %s size in a container of %i px', async (size, width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    const api = fakeProvider()
    host.grecaptcha = api
    const { user, control } = openForm(captchaPage('data-site-key="key-1"'))
    await user.click(control('#e'))
    await waitFor(() => expect(api.render.mock.calls[0]?.[1]).toMatchObject({ size }))
  })

  it('uses a container next to the form element instead of adding a second one', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    const beside = '</form><div class="captcha-container" data-site-key="key-1"></div>'
    const context = { formId: captchaForm.id, captchaEnabled: true }
    const { user, control, root } = openForm(servedForm({ fields: email, context }).replace('</form>', beside))
    await user.click(control('#e'))
    await waitFor(() => expect(api.render).toHaveBeenCalledOnce())
    expect(root.querySelectorAll('.captcha-container')).toHaveLength(1)
  })

  it('is not rendered if the form leaves the page while the script loads', async () => {
    const api = fakeProvider()
    const inserted = vi.spyOn(document.head, 'append').mockImplementation(() => {})
    const { user, control, view, root, served } = openForm(captchaPage('data-site-key="key-1"'))
    await user.click(control('#e'))
    await waitFor(() => expect(inserted).toHaveBeenCalledWith(expect.any(HTMLScriptElement)))
    expect(words()).toBe('Loading the CAPTCHA…')
    await act(async () => view.unmount())
    await waitFor(() => expect(root.outerHTML).toBe(served))
    const script = inserted.mock.lastCall![0] as HTMLScriptElement
    const callback = new URL(script.src).searchParams.get('onload')!
    host.grecaptcha = api
    ;(host[callback] as () => void)()
    script.dispatchEvent(new Event('load'))
    await waitFor(() => expect(host).not.toHaveProperty(callback))
    await act(async () => {})
    expect(api.render).not.toHaveBeenCalled()
  })

  it('does not lock the button bound to it if the page’s own script renders it, before or after the form', async () => {
    const response = '<textarea name="g-recaptcha-response"></textarea>'
    const container = `<div class="captcha-container">${response}</div>`
    const opened = openForm(servedForm({ after: container, button: bound }))
    expect(opened.button().hasAttribute('aria-disabled')).toBe(false)
    opened.view.unmount()
    const later = openForm(servedForm({ after: container.replace(response, ''), button: bound }))
    expect(later.button().getAttribute('aria-disabled')).toBe('true')
    later.control('.captcha-container').innerHTML = response
    await later.user.click(later.control('[name="fname"]'))
    expect(later.button().hasAttribute('aria-disabled')).toBe(false)
  })

  it.each(['', 'data-captcha-bound="false"'])('leaves an unbound button unlocked: %j', (marks) => {
    const button = `<input type="submit" ${marks}>`
    const opened = openForm(captchaPage('data-site-key="key-1"', { button }))
    expect(opened.button().hasAttribute('aria-disabled')).toBe(false)
  })

  it('takes its site key, theme and position from the context', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    contextOf({ website: { captchaSettings: { siteKey: 'of the site' } } })
    const context = { formId: captchaForm.id, captchaEnabled: true, captchaTheme: 2, captchaAlignment: 3 }
    const { root, user, control, view, served } = openForm(servedForm({ fields: email, context }))
    await user.click(control('#e'))
    await waitFor(() => expect(api.render).toHaveBeenCalled())
    expect(api.render.mock.calls[0]![1]).toMatchObject({ sitekey: 'of the site', theme: 'dark' })
    const container = root.querySelector('.captcha-container')!
    expect(container.nextElementSibling).toBe(root.querySelector('[type="submit"]'))
    expect(container.querySelector<HTMLElement>('.skerry-captcha')!.dataset.align).toBe('end')
    await act(async () => view.unmount())
    await waitFor(() => expect(root.outerHTML).toBe(served))
    expect(api.remove).toHaveBeenCalledWith(7)
  })

  it('scores the visit without involving the visitor if only the platform has a key', async () => {
    const execute = vi.fn(async () => `stand-in.recaptcha.${Date.now() + 60_000}.score`)
    host.grecaptcha = { enterprise: { ready: (done: () => void) => done(), execute } }
    contextOf({ recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'of the platform' } })
    const opened = openForm(captchaPage('', { button: bound }))
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await waitFor(() => expect(opened.button().hasAttribute('aria-disabled')).toBe(false))
    await opened.sendAndWait()
    expect(execute).toHaveBeenCalledWith('of the platform', { action: 'submit' })
    const token = await execute.mock.results[0]!.value
    expect(saved()[0]).toMatchObject({ context: { captchaKey: token, recaptchaEnterpriseV3Token: token } })
  })

  it.each([
    ['is never ready', { ready: () => {}, execute: vi.fn() }],
    ['never scores the visit', { ready: (done: () => void) => done(), execute: () => new Promise(() => {}) }],
  ])('says that it could not be loaded if the provider %s, and keeps what was typed', async (_, enterprise) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    host.grecaptcha = { enterprise: { render: () => {}, ...enterprise } }
    contextOf({ recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'of the platform' } })
    const opened = openForm(captchaPage('', { button: bound }))
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await opened.send()
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(words()).toContain('The CAPTCHA could not be loaded'))
    expect((opened.control('#e') as HTMLInputElement).value).toBe('ada@example.com')
    expect(saved()).toEqual([])
  })

  it('says that it is not set up if there is no site key', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const opened = openForm(captchaPage())
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await waitFor(() => expect(words()).toBe('ReCaptcha has not been set up!'))
    expect(told).toHaveBeenCalledWith('ReCaptcha has not been set up!')
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['Complete CAPTCHA before submitting.'])
  })

  it.each([
    ['under a restrictive policy', () => setConsentPolicy(true)],
    ['after a decline under an open policy', () => answerConsent('declined')],
  ])('loads only when the visitor agrees, %s', async (_, setUp) => {
    const api = fakeProvider()
    host.hcaptcha = api
    setUp()
    const { user, control, root } = openForm(captchaPage('data-captcha-provider="hcaptcha" data-site-key="k"'))
    await user.click(control('#e'))
    await waitFor(() => expect(words()).toContain('comes from another company'))
    expect(api.render).not.toHaveBeenCalled()
    await user.click(root.querySelector('.skerry-captcha-button')!)
    await waitFor(() => expect(api.render).toHaveBeenCalledOnce())
  })

  it('loads automatically once the visitor accepts cookies', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    setConsentPolicy(true)
    const { user, control } = openForm(captchaPage('data-site-key="k"'))
    await user.click(control('#e'))
    await waitFor(() => expect(words()).toContain('comes from another company'))
    act(() => answerConsent('given'))
    await waitFor(() => expect(api.render).toHaveBeenCalledOnce())
    expect(words()).toBe('')
  })

  it('stays completed if the visitor accepts cookies later', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    setConsentPolicy(true)
    const { user, control, root } = openForm(captchaPage('data-site-key="k"'))
    await user.click(control('#e'))
    await waitFor(() => expect(words()).toContain('comes from another company'))
    await user.click(root.querySelector('.skerry-captcha-button')!)
    await waitFor(() => expect(api.render).toHaveBeenCalledOnce())
    api.complete('done')
    await act(async () => answerConsent('given'))
    await vi.dynamicImportSettled()
    expect(api.render).toHaveBeenCalledOnce()
  })

  it('does not load if the visitor accepts cookies after the form has gone', async () => {
    const api = fakeProvider()
    host.grecaptcha = api
    setConsentPolicy(true)
    const { user, control, view } = openForm(captchaPage('data-site-key="k"'))
    await user.click(control('#e'))
    await waitFor(() => expect(words()).toContain('comes from another company'))
    await act(async () => view.unmount())
    await act(async () => answerConsent('given'))
    await vi.dynamicImportSettled()
    expect(api.render).not.toHaveBeenCalled()
  })

  it('can be retried after an error', async () => {
    const api = fakeProvider()
    host.turnstile = api
    const { user, control, root } = openForm(captchaPage('data-captcha-provider="turnstile" data-site-key="k"'))
    await user.click(control('#e'))
    await waitFor(() => expect(api.render).toHaveBeenCalled())
    api.tell('error-callback')
    expect(words()).toContain('could not be loaded')
    expect(root.querySelector('.skerry-captcha-widget')?.childElementCount).toBe(0)
    await user.click(root.querySelector('.skerry-captcha-button')!)
    await waitFor(() => expect(api.render).toHaveBeenCalledTimes(2))
    expect(words()).toBe('')
  })
})

it.each([
  ['work', ['off', 'off', 'off', 'polite', 'polite']],
  ['widget', ['polite', 'polite', 'polite', 'polite', 'polite']],
] as const)(
  'a captcha (%s) announces what the visitor must do, but not the progress of its own check',
  (kind, expected) => {
    const box = createCaptchaBox(document.body, { kind, alignment: 'left', onPress: () => {} })
    const told = (['loading', 'ready', 'answered', 'expired', 'failed'] as const).map((state) => {
      box.show(state)
      return document.querySelector('.skerry-captcha-words')?.getAttribute('aria-live')
    })
    expect(told).toEqual(expected)
  },
)

describe('a proof of work', () => {
  const proof = () => openForm(captchaPage('data-captcha-provider="proof-of-work"', { button: bound }))

  it('starts on the first focus, and is accepted by the server', async () => {
    const opened = proof()
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await waitFor(() => expect(words()).toBe('Your browser has been checked.'))
    await waitFor(() => expect(opened.button().hasAttribute('aria-disabled')).toBe(false))
    const asked = network.backend.log.length
    act(() => opened.control('#e').blur())
    await opened.user.click(opened.control('#e'))
    await act(async () => {})
    expect(network.backend.log).toHaveLength(asked) // it is done
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('delays a submission until it is solved', async () => {
    const opened = proof()
    opened.control('#e').value = 'ada@example.com'
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('is solved again after a failure, because the server accepts each answer once', async () => {
    const opened = proof()
    network.use(scenarios.serverError)
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await opened.sendAndWait()
    network.use()
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('says that its task failed to load, and retries when the form is sent', async () => {
    const opened = proof()
    network.use(scenarios.captchaBlocked)
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await waitFor(() => expect(words()).toContain('could not be loaded'))
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['Complete CAPTCHA before submitting.'])
    network.use()
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('shows the server’s message if the server rejects it', async () => {
    const opened = proof()
    network.use(scenarios.captchaRefused)
    await opened.user.type(opened.control('#e'), 'ada@example.com')
    await opened.sendAndWait()
    expect(opened.summaries()).toEqual(['The CAPTCHA was not accepted. Please complete it again.'])
  })

  it('restores the served page when unmounted', async () => {
    const opened = proof()
    await opened.user.click(opened.control('#e'))
    await waitFor(() => expect(words()).toBe('Your browser has been checked.'))
    await act(async () => opened.view.unmount())
    await waitFor(() => expect(opened.root.outerHTML).toBe(opened.served))
  })
})
