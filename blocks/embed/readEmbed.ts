import { pageAddress } from '../../src/browser/pageAddress'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { frameUrl } from '../../src/media/frameUrl'
import { parseUrl } from '../../src/model/address/parseUrl'
import { isRecord, textOf } from '../../src/model/text/json'
import { readJson, readText } from '../../src/runtime/attributes'
import { readHtml } from '../../src/ui/html'
import { messages } from './messages'
import type { EmbedFrame, EmbedProps } from './props'
import { soundCloudPlayer } from './soundCloud'

/**
 * The scripts that turn posts into widgets, of the services of B3's block types. No other script of their hosts is run:
 * some call a function of the page that their URL names.
 */
const widgetScripts: readonly string[] = [
  'platform.twitter.com/widgets.js',
  'platform.x.com/widgets.js',
  'www.instagram.com/embed.js',
  'instagram.com/embed.js',
  'platform.instagram.com/en_US/embeds.js',
  'embedr.flickr.com/assets/client-code.js',
  'platform.foursquare.com/js/widgets.js',
  '500px.com/embed.js',
]

const anyLocale = /\/[a-z]{2}_[A-Z]{2}\//
const soundCloudBlock = '.sqs-block-soundcloud'

/** The element with the HTML of an embed. Excludes videos, which the video block shows. */
export function holderOf(element: HTMLElement): HTMLElement | null {
  if (element.hasAttribute('data-html')) return element
  return element.querySelector<HTMLElement>('[data-html]:not(.sqs-video-wrapper)')
}

/** Where to show an embed that has no element of its own. */
export function placeOf(element: HTMLElement): HTMLElement {
  return (
    element.querySelector<HTMLElement>('.embed-block-wrapper') ??
    element.querySelector<HTMLElement>('.sqs-block-content') ??
    element
  )
}

/**
 * Reads an embed. Returns `null` if there is nothing to do: the server has rendered it, it is a video, or it is empty.
 * Throws a `BlockError` if its HTML has no content to show.
 */
export function readEmbed(element: HTMLElement): EmbedProps | null {
  const holder = holderOf(element)
  if (!holder && isRendered(placeOf(element))) return null
  const data = holder ? { html: readText(holder, 'data-html') } : readData(element)
  const html = textOf(data.html)
  const address = textOf(data.url)
  const isSound = element.closest(soundCloudBlock) !== null
  if (!html && !(isSound && address)) return null
  const content = readHtml(html)
  const frame = content.querySelector('iframe[src]')
  if (isSound) return ofFrame(soundCloudPlayer(frame ? readText(frame, 'src') : address, pageAddress()), frame)
  if (frame) return ofFrame(readText(frame, 'src'), frame)
  return ofMarkup(html, content)
}

function readData(element: HTMLElement): { readonly [key: string]: unknown } {
  try {
    const data = readJson(element, 'data-block-json')
    return isRecord(data) ? data : {}
  } catch (cause) {
    throw new BlockError(messages.notJson, { cause })
  }
}

function isRendered(place: Element): boolean {
  return place.childElementCount > 0 || place.textContent.trim() !== ''
}

function ofFrame(address: string, frame: Element | null): EmbedProps {
  const url = frameUrl(address, pageAddress())
  if (!url) throw new BlockError(messages.nothing)
  const pixels = (name: string) => {
    const text = frame ? readText(frame, name) : ''
    return /^\d{1,5}(?:px)?$/.test(text) ? Number.parseInt(text, 10) : 0
  }
  const embed: EmbedFrame = {
    kind: 'frame',
    url: url.href,
    title: frame ? readText(frame, 'title') : '',
    width: pixels('width'),
    height: pixels('height'),
  }
  return { embed, host: foreignHost(url.href) }
}

function ofMarkup(html: string, content: DocumentFragment): EmbedProps {
  const written = [...content.querySelectorAll('script')]
  const scripts: string[] = []
  for (const script of written) {
    const address = readText(script, 'src')
    const url = widgetUrl(address)
    if (url) scripts.push(url)
    else console.warn(format(messages.script, { url: address || 'inline' }))
  }
  // This only checks whether there is content; it is sanitised before it is shown.
  for (const element of content.querySelectorAll('script, style')) element.remove()
  const isEmpty = content.textContent.trim() === '' && !content.querySelector('img, svg, video, audio, table')
  if (isEmpty) throw new BlockError(messages.nothing)
  const host = [...scripts, ...loadedBy(content)].map(foreignHost).find(Boolean) ?? ''
  return { embed: { kind: 'markup', html, scripts }, host }
}

/** The URLs that markup would load, such as images: those in all attributes except links and data. */
function loadedBy(content: DocumentFragment): string[] {
  return [...content.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const isInert = /^(?:data-|cite$|xmlns)/.test(name) || (name === 'href' && element.localName === 'a')
      return isInert ? [] : (value.match(/(?:https?:)?\/\/[^\s"'),]+/gi) ?? [])
    }),
  )
}

/** The https URL of a widget's script, without query and hash; empty for any other address. */
function widgetUrl(address: string): string {
  const url = frameUrl(address, pageAddress())
  const script = url ? url.host + url.pathname : ''
  const known = script.replace(anyLocale, '/en_US/')
  return widgetScripts.includes(known) ? `https://${script}` : ''
}

/** The host of a URL, if it is not the page's own. */
function foreignHost(address: string): string {
  const url = parseUrl(address, pageAddress())
  return url && url.origin !== new URL(pageAddress()).origin ? url.hostname.replace(/^www\./, '') : ''
}
