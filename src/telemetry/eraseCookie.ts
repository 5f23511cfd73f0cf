import { readCookie, removeCookie } from '../browser/cookies'

/** Removes a cookie, also one that was written for a domain above the page's host. Writes nothing if there is none. */
export function eraseCookie(name: string): void {
  if (readCookie(name) === null) return
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const domain of ['', ...domains]) if (readCookie(name) !== null) removeCookie(name, { domain })
}
