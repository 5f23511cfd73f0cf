import { type Html, html } from '../../html'
import { archiveBlock, authorsBlock, type ListLink, rssBlock, tagCloudBlock } from '../../markup/lists'
import type { Visit } from '../../Visit'
import { type Entry, entries } from './entries'

/** The entries that match the filter in the URL, with a heading. Null without a filter. */
export function chosenShelf({ query }: Visit): { readonly title: string; readonly found: readonly Entry[] } | null {
  const [month, author, tag] = ['month', 'author', 'tag'].map((name) => query.get(name))
  if (month)
    return { title: `Written in ${nameOf(month)}`, found: entries.filter(({ date }) => date.startsWith(month)) }
  if (author) return { title: `Written by ${author}`, found: entries.filter((entry) => entry.author === author) }
  return tag ? { title: `About ${tag}`, found: entries.filter(({ tags }) => tags.includes(tag)) } : null
}

/** The entries by month, by author and by tag, and their feed. */
export function shelves(visit: Visit): Html {
  const links = (name: string, values: readonly string[], labelOf = (value: string) => value) =>
    counted(values).map(([value, count]): ListLink => {
      return { label: labelOf(value), href: visit.href(`/journal?${name}=${encodeURIComponent(value)}`), count }
    })
  const [months, authors] = [entries.map(({ date }) => date.slice(0, 7)), entries.map(({ author }) => author)]
  const tags = entries.flatMap((entry) => entry.tags).sort()
  return html`<div class="shelves">
          <div><h2>By month</h2>${archiveBlock('jb001', links('month', months, nameOf))}</div>
          <div><h2>By hand</h2>${authorsBlock('jb002', links('author', authors))}</div>
          <div><h2>About</h2>${tagCloudBlock('jb003', links('tag', tags))}</div>
          <div><h2>Somewhere else</h2><p>Read it where you read the others.</p>${rssBlock('jb004', { label: 'The journal as a feed', href: '/journal?format=rss' })}</div>
        </div>`
}

function counted(values: readonly string[]): [string, number][] {
  return [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length])
}

/** A month as text, such as February 2026; an invalid month is returned unchanged. */
function nameOf(month: string): string {
  const time = Date.parse(`${month}-01`)
  const words = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Number.isNaN(time) ? month : words.format(time)
}
