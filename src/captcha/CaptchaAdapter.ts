/** The settings and callbacks of a captcha. */
export interface CaptchaOptions {
  /** An empty element that Skerry creates for the captcha to render into. */
  readonly place: HTMLElement
  /** The owner's public key at the provider; empty if the captcha needs none. */
  readonly siteKey: string
  /** The URL to load the provider's script from; empty for the provider's own. */
  readonly scriptUrl: string
  readonly theme: 'light' | 'dark'
  /** Called when there is an answer. */
  readonly onAnswer: () => void
  /** Called when the answer has expired. */
  readonly onExpire: () => void
  /** Called when the captcha fails after it has rendered. */
  readonly onFail: () => void
}

/** One rendered captcha of any provider. */
export interface CaptchaAdapter {
  /** Renders the captcha. Resolves when it is ready; rejects if it fails to load, so that the visitor can try again. */
  render(): Promise<void>
  /** Requests an answer; resolves to an empty string if only the visitor can give one. */
  execute(): Promise<string>
  /** Returns the answer for the server; empty while there is none. */
  getToken(): string
  /** Discards the answer, which is valid for one submission only, and starts again. */
  reset(): void
  /** Removes everything that it rendered. */
  destroy(): void
}

/** Creates a captcha; each provider's module exports one. Nothing is rendered or requested before `render`. */
export type CreateCaptcha = (options: CaptchaOptions) => CaptchaAdapter
