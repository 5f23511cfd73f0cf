/** The response to a request for the site. */
export interface SiteAnswer {
  readonly status: number
  readonly contentType: string
  /** The body; a function for images, which are drawn when they are sent. */
  readonly body: string | Uint8Array | (() => Promise<string | Uint8Array>)
  readonly headers?: Record<string, string>
}
