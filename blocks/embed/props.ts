/** A page of another host in a frame. */
export interface EmbedFrame {
  readonly kind: 'frame'
  readonly url: string
  readonly title: string
  /** Width and height of the embed in pixels; 0 if missing. */
  readonly width: number
  readonly height: number
}

/** Markup without a frame, such as a quoted post, and the scripts that turn it into a widget. */
export interface EmbedMarkup {
  readonly kind: 'markup'
  readonly html: string
  readonly scripts: readonly string[]
}

export interface EmbedProps {
  readonly embed: EmbedFrame | EmbedMarkup
  /** The third-party host that the embed would contact; empty if there is none. */
  readonly host: string
}
