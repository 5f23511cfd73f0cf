import { attributes, type Html, html, type Piece } from '../html'
import { block } from './block'

export interface EmbedData {
  /** The HTML that the owner pasted. */
  readonly html?: string
  /** The URL of a track, for SoundCloud. */
  readonly url?: string
}

/** An embed block whose HTML is only in its data. */
export function embedBlock(id: string, data: EmbedData, kind: 'embed' | 'soundcloud' = 'embed'): Html {
  return block(kind, id, html`<div class="embed-block-wrapper"></div>`, {
    'data-block-json': JSON.stringify({ hSize: null, floatDir: null, ...data, resolvedBy: 'manual', resolved: true }),
  })
}

/** An embed block as servers usually write it, with its visible content. */
export function servedEmbed(id: string, content: Piece, data: EmbedData): Html {
  return block('embed', id, content, { 'data-block-json': JSON.stringify({ ...data, resolved: true }) })
}

export interface FrameOptions {
  readonly title: string
  readonly width?: string
  readonly height?: string
}

/** The HTML of a frame, as an owner pastes it. */
export function frameHtml(src: string, options: FrameOptions): string {
  return html`<iframe${attributes({ src, ...options, frameborder: 0 })}></iframe>`.text
}
