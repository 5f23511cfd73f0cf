import type { SiteAnswer } from '../SiteAnswer'
import { film } from './film'
import { drawSound } from './sound'

const filmPath = '/media/the-light.webm'
const sounds: { readonly [name: string]: number } = {
  'bell-buoy': 12,
  'kittiwake-engine': 9,
  'low-water': 15,
  'the-slip': 6,
}

/** A video or sound of the site; `null` if there is none at this path. */
export function renderMedia(path: string): SiteAnswer | null {
  const headers = { 'Cache-Control': 'no-cache' } // so that a scenario takes effect at once
  if (path === filmPath) return { status: 200, contentType: 'video/webm', body: bytesOf(film), headers }
  const [, name = ''] = /^\/media\/([a-z-]+)\.wav$/.exec(path) ?? []
  const seconds = Object.hasOwn(sounds, name) ? sounds[name] : undefined
  return seconds ? { status: 200, contentType: 'audio/wav', body: drawSound(name, seconds), headers } : null
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
