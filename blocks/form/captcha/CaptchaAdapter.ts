/** What a captcha needs to be drawn, and whom it tells. */
export interface CaptchaOptions {
  /** An empty element of our own, for whatever the captcha draws. */
  readonly place: HTMLElement
  /** The owner's public key at the provider; empty where the captcha needs none. */
  readonly siteKey: string
  /** Where the provider's script comes from instead of the provider; empty for the provider. */
  readonly scriptUrl: string
  readonly theme: 'light' | 'dark'
  /** There is an answer now. */
  readonly onAnswer: () => void
  /** The answer is too old to be sent. */
  readonly onExpire: () => void
  /** The captcha broke after it was drawn. */
  readonly onFail: () => void
}

/** One captcha in one place, whoever provides it. */
export interface CaptchaAdapter {
  /** Draws it. Resolves when it is ready for use; rejects if it failed to load, so that the visitor may try again. */
  render(): Promise<void>
  /** Asks for an answer, and waits for one that comes without the visitor; empty where only the visitor can give it. */
  execute(): Promise<string>
  /** The answer for the server; empty while there is none. */
  getToken(): string
  /** Forgets the answer, which is good for one submission only, and starts again. */
  reset(): void
  /** Leaves nothing behind in its place. */
  destroy(): void
}

/** How every provider's module begins a captcha. Nothing is drawn or asked for before `render`. */
export type CreateCaptcha = (options: CaptchaOptions) => CaptchaAdapter
