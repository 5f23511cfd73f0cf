import { safeRedirect } from '../model/address/redirect'
import type { videoEmbedTypes } from '../model/enumerations/choices'
import { addressOf, type VideoProvider } from './videoProviders'

/** What an embed is: an iframe, an object with an embed in it, or nothing that can be shown (B3 Video embed). */
export type VideoEmbedType = (typeof videoEmbedTypes)[number]

/** An embed that can be shown. */
export interface VideoEmbed {
  readonly type: VideoEmbedType
  /** https, or the page's own origin; asks the provider to start at once and to keep no cookies, where it can. */
  readonly url: string
  /** `null` for a host that is none of the four. */
  readonly provider: VideoProvider | null
  readonly title: string
  /** Permissions that the frame gets, never one that looks or listens at the visitor. */
  readonly allow: string
  /** Width and height in pixels, as the embed says; 0 where it does not. */
  readonly width: number
  readonly height: number
}

const mayBeAllowed =
  /\b(?:accelerometer|clipboard-write|encrypted-media|gyroscope|picture-in-picture|web-share)\b(?!-)/gi

/**
 * Reads the embed out of a video's `data-html`, parsed into `content` and never inserted. `null` unless it holds an
 * iframe, or an object with an embed, whose address may be followed (B5: 'Invalid video embed.'). Only what is known is
 * taken over: scripts, handlers, `srcdoc` and whatever else the text holds stay behind. `providerName` may be empty: then
 * the host tells. `base` is the page's own address.
 */
export function parseVideoEmbed(content: ParentNode, providerName: string, base: string): VideoEmbed | null {
  const frame = content.querySelector('iframe[src]')
  const source = frame ?? content.querySelector('object embed[src]')
  if (!source) return null
  const read = (name: string) => source.getAttribute(name)?.trim() ?? ''
  const url = safeVideoUrl(read('src'), base)
  if (!url) return null
  const { href, provider } = addressOf(url, providerName)
  return {
    type: frame ? 'iframe' : 'object',
    url: href,
    provider,
    title: read('title'),
    allow: ['autoplay', ...(read('allow').match(mayBeAllowed) ?? [])].join('; '),
    width: pixels(read('width')),
    height: pixels(read('height')),
  }
}

/** An address that a frame may show: through the one gate, and always https but on the page's own origin. */
export function safeVideoUrl(address: string, base: string): URL | null {
  const safe = safeRedirect(address, base)
  if (safe === null) return null
  const url = new URL(safe)
  if (url.origin !== new URL(base).origin) url.protocol = 'https:'
  return url
}

function pixels(text: string): number {
  return /^\d{1,5}(?:px)?$/.test(text) ? Number.parseInt(text, 10) : 0
}
