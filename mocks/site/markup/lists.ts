import { type Html, html } from '../html'
import { block } from './block'

/** A link in a list, with the number of items behind it. */
export interface ListLink {
  readonly label: string
  readonly href: string
  readonly count?: number
}

/** An archive block: the months with entries. */
export function archiveBlock(id: string, months: readonly ListLink[]): Html {
  return block(
    'archive',
    id,
    html`<div class="archive-block-wrapper archive-block-setting-layout-list"><ul class="archive-group-list">${months.map(
      ({ label, href, count }) =>
        html`<li class="archive-group"><a class="archive-group-name-link" href="${href}">${label}</a>${count !== undefined && html` <span class="archive-group-count">${count}</span>`}</li>`,
    )}</ul></div>`,
  )
}

/** A tag cloud. */
export function tagCloudBlock(id: string, tags: readonly ListLink[]): Html {
  return block('tagcloud', id, linkList(tags))
}

/** A list of authors. */
export function authorsBlock(id: string, authors: readonly ListLink[]): Html {
  return block('postsbyauthor', id, linkList(authors))
}

/** A link to the feed of a collection. */
export function rssBlock(id: string, { label, href }: ListLink): Html {
  return block('rss', id, html`<a class="sqs-block-rss-link" href="${href}">${label}</a>`)
}

function linkList(links: readonly ListLink[]): Html {
  return html`<ul>${links.map(({ label, href, count }) => html`<li><a href="${href}">${label}</a>${count !== undefined && html` <span class="count">${count}</span>`}</li>`)}</ul>`
}
