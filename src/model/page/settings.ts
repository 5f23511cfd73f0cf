/** Messages in ICU's format, such as `{ de: { form: { submitting: 'Einen Moment …' } } }`. */
export interface OwnMessages {
  readonly [locale: string]: { readonly [room: string]: { readonly [entry: string]: string } }
}

/** How Skerry was asked to run, by the script tag's `data-*` attributes or by `Skerry.start(options)`. */
export interface Settings {
  /** Prefix of every `/api` path: empty for the page's own host, else an origin such as `https://site.example`. */
  readonly apiBase: string
  /** `data-csp="strict"`: owner's post-submit HTML is shown sanitised and never run (docs/decisions.md#6). */
  readonly csp: 'default' | 'strict'
  /** Which e-mail rule forms apply (docs/decisions.md#24). */
  readonly emailPolicy: 'specification' | 'standard'
  /**
   * Whose picture stands on an embedded video before the click: `provider` asks the provider for it, so that it hears of
   * every visitor (docs/decisions.md#46a).
   */
  readonly poster: 'neutral' | 'provider'
  /** BCP 47 language tag for messages, numbers and dates; empty for the document's own language. */
  readonly locale: string
  /** Words of the owner's own, which replace ours: by language, room and entry (docs/decisions.md#38). */
  readonly messages: OwnMessages
  /** Prints what the runtime found and why it skipped what it skipped. */
  readonly debug: boolean
  /**
   * The platform's own hosted sites besides the page's host: whole hosts, or a domain with all below it where it begins
   * with a dot. Only they are sent the token and cookies (A7 Data layer).
   */
  readonly hostedSites: readonly string[]
  /** Nonce of the script tag, copied to whatever the runtime inserts. */
  readonly nonce: string
}

export const defaultSettings: Settings = {
  apiBase: '',
  csp: 'default',
  emailPolicy: 'specification',
  poster: 'neutral',
  locale: '',
  messages: {},
  debug: false,
  hostedSites: [],
  nonce: '',
}
