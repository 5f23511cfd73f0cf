/** Messages in ICU's format, such as `{ de: { form: { submitting: 'Einen Moment …' } } }`. */
export interface OwnMessages {
  readonly [locale: string]: { readonly [room: string]: { readonly [entry: string]: string } }
}

/** The settings of Skerry, from the script tag's `data-*` attributes or from `Skerry.start(options)`. */
export interface Settings {
  /** Prefix of every `/api` path: empty for the page's own host, otherwise an origin such as `https://site.example`. */
  readonly apiBase: string
  /** `data-csp="strict"`: the owner's post-submit HTML is shown sanitised and never run (docs/decisions.md#6). */
  readonly csp: 'default' | 'strict'
  /** The e-mail rule of forms (docs/decisions.md#24). */
  readonly emailPolicy: 'specification' | 'standard'
  /**
   * The image on an embedded video before the click: `provider` loads it from the provider, which then learns of
   * every visitor (docs/decisions.md#46a).
   */
  readonly poster: 'neutral' | 'provider'
  /** BCP 47 language tag for messages, numbers and dates; empty for the document's own language. */
  readonly locale: string
  /** The owner's own messages, which replace ours: by language, room and entry (docs/decisions.md#38). */
  readonly messages: OwnMessages
  /** Prints what the runtime found, and what it skipped and why. */
  readonly debug: boolean
  /** Measures how fast the page is for visitors, and sends it to the server (D7 Performance). */
  readonly performance: boolean
  /** Records page views and clicks, and sends the log and errors (D3 to D5). If false, visitor cookies are removed. */
  readonly telemetry: boolean
  /**
   * The platform's own hosted sites besides the page's host: full hosts, or a domain with all its subdomains if it
   * begins with a dot. Only they receive the token and cookies (A7 Data layer).
   */
  readonly hostedSites: readonly string[]
  /** Nonce of the script tag, copied to elements that the runtime inserts. */
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
  performance: false,
  telemetry: true,
  hostedSites: [],
  nonce: '',
}
