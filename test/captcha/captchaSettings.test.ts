import { expect, it } from 'vitest'
import { readCaptchaSettings } from '../../src/captcha/captchaSettings'

const settingsOf = (attributes: string) => {
  document.body.innerHTML = `<div ${attributes}></div>`
  return readCaptchaSettings(document.querySelector('div')!, {})
}

it.each([
  ['hCaptcha', 'hcaptcha'],
  ['TURNSTILE', 'turnstile'],
  ['Proof-of-Work', 'proof-of-work'],
  ['another', 'recaptcha'],
  ['', 'recaptcha'],
])('the captcha of a container for "%s" is %s, in capitals or not', (name, provider) => {
  expect(settingsOf(`data-captcha-provider="${name}"`).provider).toBe(provider)
})
