import { afterEach, expect, it } from 'vitest'
import { type CaptchaLook, readCaptchaSettings } from '../../src/captcha/captchaSettings'

const host = globalThis as { Static?: object }
afterEach(() => {
  delete host.Static
})

const settingsOf = (attributes: string, look: CaptchaLook = {}) => {
  document.body.innerHTML = `<div ${attributes}></div>`
  return readCaptchaSettings(document.querySelector('div')!, look)
}

it.each([
  ['hCaptcha', 'hcaptcha'],
  ['TURNSTILE', 'turnstile'],
  ['Proof-of-Work', 'proof-of-work'],
  ['another', 'recaptcha'],
  ['', 'recaptcha'],
])('the captcha provider for "%s" is %s, regardless of case', (name, provider) => {
  expect(settingsOf(`data-captcha-provider="${name}"`).provider).toBe(provider)
})

it.each([
  ['data-theme="dark"', 'dark'],
  ['data-theme="2"', 'dark'],
  ['data-theme="light"', 'light'],
  ['', 'light'],
])('the theme of a captcha container with [%s] is %s', (attributes, theme) => {
  expect(settingsOf(attributes).theme).toBe(theme)
})

it.each([
  [2, 'center'],
  ['right', 'end'],
  ['constructor', 'start'],
  [undefined, 'start'],
])('the captcha of a form with the alignment %j is at its %s', (captchaAlignment, alignment) => {
  expect(settingsOf('', { captchaAlignment }).alignment).toBe(alignment)
})

it('only a reCAPTCHA without the owner’s key uses the platform’s key, which scores the visit', () => {
  host.Static = { SQUARESPACE_CONTEXT: { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'score' } } }
  expect(settingsOf('')).toMatchObject({ siteKey: 'score', isScore: true })
  expect(settingsOf('data-sitekey="own"')).toMatchObject({ siteKey: 'own', isScore: false })
  expect(settingsOf('data-captcha-provider="hcaptcha"')).toMatchObject({ siteKey: '', isScore: false })
})
