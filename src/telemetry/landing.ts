import { atStop } from '../browser/atStop'
import { onConsentChange } from '../browser/consent'
import { scrubText } from './scrub'
import { addressOf } from './sendMessage'
import { marketingParameters } from './visitAttributes'
import { visitStart } from './visitor'

const path = '/api/track/Track'

let isRecorded = false

/**
 * Tells the server how the visitor came to the site (A7, B7 Track), with an image whose response is ignored: on the
 * page on which a visit begins (A4), as soon as the visit may be counted (docs/decisions.md#94).
 */
export function recordLanding(): void {
  record()
  atStop(onConsentChange(record))
}

function record(): void {
  if (isRecorded || !(Number(visitStart()) >= performance.timeOrigin)) return
  isRecorded = true
  const target = addressOf(path)
  if (!target) return
  const image = new Image()
  if (target.trust === 'foreign') image.crossOrigin = 'anonymous' // without cookies (docs/decisions.md#4)
  image.src = `${target.url}?${new URLSearchParams(landingFields())}`
}

function landingFields(): Record<string, string> {
  const { referrer } = document
  const fields = {
    landing: location.pathname,
    refer: referrer,
    rk: new URLSearchParams(referrer.split('?')[1]).get('q') ?? '', // what the visitor searched for
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  }
  const all = [...Object.entries(fields), ...marketingParameters()]
  return Object.fromEntries(all.map(([name, value]) => [name, scrubText(value)]))
}
