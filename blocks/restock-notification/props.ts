import type { signUp } from './signUp'

/** The form of a sold-out product or variant. */
export interface RestockNotificationProps {
  readonly form: HTMLFormElement
  readonly email: HTMLInputElement
  /** The box to subscribe to the store's mailing list; `null` if the store has none. */
  readonly mailingList: HTMLInputElement | null
  readonly productId: string
  /** Empty for a product without variants. */
  readonly variantId: string
  /** The element to draw a captcha in; `null` if the site needs none. */
  readonly captchaBox: Element | null
  /** The owner's message after a visitor has signed up; empty for our own. */
  readonly thanks: string
  /** Loaded before the block is attached. */
  readonly signUp?: typeof signUp
}
