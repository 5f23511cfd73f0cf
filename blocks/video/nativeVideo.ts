import { pageAddress } from '../../src/browser/pageAddress'
import { BlockError } from '../../src/errors/BlockError'
import { frameUrl } from '../../src/media/frameUrl'
import { isRecord, textOf } from '../../src/model/text/json'
import { readJson, readText } from '../../src/runtime/attributes'
import { messages } from './messages'

/** A video that the site hosts itself. */
export interface NativeVideo {
  /** May contain `{variant}`, a placeholder for the size of a file. */
  readonly url: string
  /** The available sizes, width:height; empty if `url` is the only file. */
  readonly variants: readonly string[]
  readonly poster: string
  readonly title: string
  /** Width by height; 0 if the server did not give it. */
  readonly ratio: number
  readonly isMuted: boolean
  readonly autoplays: boolean
  readonly loops: boolean
  readonly hasControls: boolean
  readonly speed: number
  /** The URL if the owner typed it: it may lead to another company. */
  readonly typedUrl?: string | false
}

type Fields = { readonly [key: string]: unknown }

/** Reads `.sqs-native-video`; settings and thumbnail may be the text `null`. Throws a `BlockError` without a file. */
export function parseNativeVideo(element: HTMLElement): NativeVideo {
  const video = readFields(element, 'data-config-video')
  const file = readFile(video)
  if (!file) throw new BlockError(messages.noLoader)
  const settings = readFields(element, 'data-config-settings')
  const isMuted = settings.muted === true
  return {
    ...file,
    poster: addressOf(readText(element, 'data-config-thumbnail').replace(/^"|"$|^null$/g, '')),
    title: textOf(video.title) || textOf(video.filename).replace(/\.\w+$/, ''),
    isMuted,
    autoplays: isMuted && settings.autoPlay === true, // browsers block autoplay with sound, and visitors dislike it
    loops: settings.loop === true,
    hasControls: settings.controls !== false,
    speed: 1,
  }
}

/** Reads `.sqs-video-background`. Returns `null` if its URL is a provider's page instead of a file. */
export function parseBackground(element: HTMLElement): NativeVideo | null {
  const address = readText(element, 'data-config-url')
  const isFile = /\.(?:mp4|m4v|webm|mov|ogv)(?:[?#]|$)/i.test(address)
  const file = readFile(isFile ? { alexandriaUrl: address } : readFields(element, 'data-config-native-video'))
  const speed = Number(readText(element, 'data-config-playback-speed'))
  if (!file) return null
  const fixed = { poster: '', title: '', isMuted: true, autoplays: true, loops: true, hasControls: false }
  // The other file is one that the platform stores, on a host of its own.
  return { ...file, ...fixed, typedUrl: isFile && file.url, speed: speed >= 0.1 && speed <= 10 ? speed : 1 }
}

/** Returns the URL of the smallest file that fills `width` pixels, else of the largest. */
export function fileFor({ url, variants }: NativeVideo, width: number): string {
  const sizes = variants.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  const size = sizes.find((one) => Number.parseInt(one, 10) >= width) ?? sizes.at(-1) ?? 'playlist.m3u8'
  return url.replace('{variant}', size)
}

function readFile(video: Fields): Pick<NativeVideo, 'url' | 'variants' | 'ratio'> | null {
  const inner = isRecord(video.structuredContent) ? video.structuredContent : {}
  const fields = { ...inner, ...video }
  // The URL check encodes the braces of `{variant}`.
  const url = addressOf(textOf(fields.alexandriaUrl)).replace('%7Bvariant%7D', '{variant}')
  if (!url) return null
  const ratio = Number(fields.aspectRatio)
  const variants = textOf(fields.systemDataVariants).split(',')
  return {
    url,
    variants: variants.map((one) => one.trim()).filter((one) => /^\d+:\d+$/.test(one)),
    ratio: ratio > 0.1 && ratio < 10 ? ratio : 0,
  }
}

function readFields(element: Element, name: string): Fields {
  try {
    const value = readJson(element, name)
    return isRecord(value) ? value : {}
  } catch {
    return {} // templates may contain anything; a missing file is reported
  }
}

function addressOf(text: string): string {
  return (text && frameUrl(text, pageAddress())?.href) || ''
}
