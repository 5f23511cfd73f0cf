import { shared } from '../browser/shared'
import { scrubText } from './scrub'

/** The page's URL without tokens and other secrets, ready to be sent. */
export function pageUrl(): string {
  const last = shared('telemetry page url', () => ({ href: '', scrubbed: '' }))
  if (last.href !== location.href) Object.assign(last, { href: location.href, scrubbed: scrubText(location.href) })
  return last.scrubbed
}
