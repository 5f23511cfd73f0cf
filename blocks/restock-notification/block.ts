import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { settings } from '../../src/browser/settings'
import { scoresVisits } from '../../src/captcha/scoresVisits'
import { BlockError } from '../../src/errors/BlockError'
import { checkEmail } from '../../src/model/form/email'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { readText } from '../../src/runtime/attributes'
import { answerInPlace, type FormAnswer } from '../../src/ui/answerForm'
import { element as create } from '../../src/ui/element'
import { createCaptcha } from './captcha'
import { messages } from './messages'
import type { RestockNotificationProps } from './props'

const emailField = 'form input[name="email"]'
/** What remains visible after the visitor has signed up. */
const kept = '.product-restock-cta, .skerry-form-answer'

/** Reads the form. Throws a `BlockError` if it has no e-mail field, or names no product. */
export function parse(element: HTMLElement, page: Page): RestockNotificationProps {
  const email = element.querySelector<HTMLInputElement>(emailField)
  const productId = readText(element, 'data-product-id')
  if (!email?.form || !productId) throw new BlockError(messages.noForm)
  return {
    form: email.form,
    email,
    mailingList: element.querySelector('input[name="isJoinMailingList"]'),
    productId,
    variantId: readText(element, 'data-variant-id'),
    captchaBox: element.querySelector('.captcha-container') ?? (scoresVisits() ? create('div') : null),
    thanks: thanksOf(page),
  }
}

/** Loads the code that signs visitors up. */
export async function prepare(props: RestockNotificationProps): Promise<RestockNotificationProps> {
  const { signUp } = await import('./signUp')
  return { ...props, signUp }
}

/**
 * Signs visitors up without leaving the page. Shows the result below the form. After an error, the form keeps its
 * input.
 */
export function attach(element: HTMLElement, props: RestockNotificationProps): () => void {
  const { form, email, mailingList, productId, variantId, captchaBox, signUp } = props
  const changes = recordChanges()
  if (!signUp) return changes.undo
  describe(email, changes)
  takeSubmitted()
  if (captchaBox && !captchaBox.isConnected) element.append(changes.own(captchaBox))
  const captcha = createCaptcha(element, captchaBox, changes)
  const hideForm = () => {
    const parts = [...element.querySelectorAll<HTMLElement>(':scope > *')].filter((part) => !part.matches(kept))
    for (const part of parts) changes.style(part, 'display', 'none')
  }
  answerInPlace({
    form,
    place: element,
    classes: { problem: 'product-restock-error-message', answer: 'product-restock-success-message' },
    changes,
    sending: messages.sending,
    async send(_, signal): Promise<FormAnswer> {
      const siteVisitorEmail = email.value.trim()
      const fault = checkEmail(siteVisitorEmail, settings().emailPolicy)
      if (fault) return { text: fault, isProblem: true, field: email }
      const answer = await captcha.answer()
      if (typeof answer === 'string') return { text: answer, isProblem: true }
      const isJoinMailingList = mailingList?.checked === true
      const problem = await signUp({ productId, variantId, siteVisitorEmail, isJoinMailingList, ...answer }, signal)
      if (problem) {
        captcha.reset()
        return { text: problem.text, isProblem: true, field: problem.isEmail ? email : null }
      }
      hideForm()
      return { text: props.thanks || messages.thanks, isProblem: false, isFinal: true }
    },
  })
  return changes.undo
}

/** The owner's message to visitors who have signed up. */
function thanksOf({ websiteSettings: { storeSettings } }: Page): string {
  const words = isRecord(storeSettings) ? storeSettings.merchandisingSettings : null
  const thanks = isRecord(words) ? words.restockNotificationsSuccessText : ''
  return typeof thanks === 'string' ? thanks.trim() : ''
}

/** Completes the e-mail field: the platform writes a text field whose only name is its placeholder. */
function describe(email: HTMLInputElement, changes: ElementChanges): void {
  const isNamed = email.labels?.length || email.hasAttribute('aria-label')
  if (!isNamed) changes.attribute(email, 'aria-label', email.placeholder || null)
  if (!email.hasAttribute('autocomplete')) changes.attribute(email, 'autocomplete', 'email')
  changes.attribute(email, 'inputmode', 'email')
}

/**
 * A form that was sent before this code had loaded has reloaded the page, with only the e-mail address in the URL. Puts
 * the address back into all fields, because the variant is not known.
 */
function takeSubmitted(): void {
  const url = new URL(location.href)
  const sent = url.searchParams.get('email')
  if (!sent || [...url.searchParams].length > 1) return
  for (const field of document.querySelectorAll<HTMLInputElement>(`.product-restock-notification ${emailField}`)) {
    field.value ||= sent
  }
  url.search = ''
  history.replaceState(history.state, '', url)
}
