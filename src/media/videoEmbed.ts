import type { videoEmbedTypes } from '../model/enumerations/choices'
import { frameUrl } from './frameUrl'
import { addressOf, providerOf, type VideoProvider } from './videoProviders'

/** The kind of an embed: an iframe, an object with an embed in it, or nothing that can be shown (B3 Video embed). */
export type VideoEmbedType = (typeof videoEmbedTypes)[number]

/** An embed that can be shown. */
export interface VideoEmbed {
  readonly type: VideoEmbedType
  /**
   * Uses https, or the page's own origin. Its parameters request autoplay and no cookies, if the provider supports
   * that.
   */
  readonly url: string
  /** `null` if the host is not one of the four providers. */
  readonly provider: VideoProvider | null
  readonly title: string
  /** The frame's permissions, never camera or microphone. */
  readonly allow: string
  /** `null` for a provider's player. */
  readonly sandbox: string | null
  /** Width and height of the embed in pixels; 0 if it has none. */
  readonly width: number
  readonly height: number
}

const mayBeAllowed =
  /\b(?:accelerometer|clipboard-write|encrypted-media|gyroscope|picture-in-picture|web-share)\b(?!-)/gi

// As in `showEmbed`. A module for both would be in a file that every page downloads.
const sandbox = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts'

/**
 * Reads the embed in a video's `data-html`, which is parsed into `content` and never inserted. `null` unless it
 * contains an iframe, or an object with an embed, whose URL is safe (B5: 'Invalid video embed.'). Only known attributes
 * are used: no scripts, handlers or `srcdoc`. If `providerName` is empty, the host determines the provider. `base` is
 * the page's URL.
 */
export function parseVideoEmbed(content: ParentNode, providerName: string, base: string): VideoEmbed | null {
  const frame = content.querySelector('iframe[src]')
  const source = frame ?? content.querySelector('object embed[src]')
  if (!source) return null
  const read = (name: string) => source.getAttribute(name)?.trim() ?? ''
  const url = frameUrl(read('src'), base)
  if (!url) return null
  const { href, provider } = addressOf(url, providerName)
  return {
    type: frame ? 'iframe' : 'object',
    url: href,
    provider,
    title: read('title'),
    allow: ['autoplay', ...(read('allow').match(mayBeAllowed) ?? [])].join('; '),
    sandbox: sandboxOf(url, provider, base),
    width: pixels(read('width')),
    height: pixels(read('height')),
  }
}

/** The server's name for a provider is believed of the site's own pages only: visitors may write markup. */
function sandboxOf(url: URL, provider: VideoProvider | null, base: string): string | null {
  const isOwn = url.origin === new URL(base).origin
  if (providerOf(url, '') || (isOwn && provider)) return null
  return isOwn ? sandbox : `${sandbox} allow-same-origin`
}

function pixels(text: string): number {
  return /^\d{1,5}(?:px)?$/.test(text) ? Number.parseInt(text, 10) : 0
}
