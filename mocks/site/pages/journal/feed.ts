import { html } from '../../html'
import type { SiteAnswer } from '../../SiteAnswer'
import { entries } from './entries'

/** The site's URL, for files that are read elsewhere. */
const origin = 'https://skerry-island.test'

/** The journal as RSS 2.0. */
export function renderFeed(): SiteAnswer {
  const items = entries.map(
    ({ path, title, author, date, lede }) => html`
  <item><title>${title}</title><link>${origin}${path}</link><guid>${origin}${path}</guid><pubDate>${new Date(date).toUTCString()}</pubDate><description>${author}: ${lede}</description></item>`,
  )
  const body = html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>The journal of Skerry Island</title><link>${origin}/journal</link><description>Notes from the tower and the oven.</description>${items}
</channel></rss>
`
  return { status: 200, contentType: 'application/rss+xml; charset=utf-8', body: body.text }
}
