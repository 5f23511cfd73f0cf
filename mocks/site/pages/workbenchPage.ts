import { type Html, html, type Piece } from '../html'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { pageHead, section } from './parts'

/** A block as it stands on the page, below its title. */
export interface Example {
  readonly title: string
  readonly note?: Piece
  readonly content: Html
  /** The content again, to read and copy. */
  readonly markup?: Html
}

/** What a page of the workbench shows: what to try on one side, the examples on the other. */
export interface Workbench
  extends Pick<SitePage, 'path' | 'title' | 'summary' | 'blocks' | 'collectionId' | 'hasFooterNewsletter'> {
  readonly tries: readonly Piece[]
  /** What follows the tries: scenarios, or other pages. */
  readonly more?: (visit: Visit) => Piece
  readonly examples: (visit: Visit) => readonly Example[]
}

/** A page where designers and testers try something by itself. It is found by its links, not in the site's menu. */
export function workbenchPage({ tries, more, examples, ...page }: Workbench): SitePage {
  return {
    ...page,
    look: 'workbench',
    isUnlisted: true,
    body: (visit) => html`${pageHead(page.title, page.summary, 'Workbench')}
      ${section(
        'workbench',
        html`<div class="workbench">
          <aside class="tries" aria-labelledby="tries">
            <h2 id="tries">What to try</h2>
            <ul>${tries.map((text) => html`<li>${text}</li>`)}</ul>
            ${more?.(visit)}
            <p><a href="${visit.path}${visit.isStrict ? '' : '?csp=strict'}">${visit.isStrict ? 'Leave the strict policy' : 'Under a strict policy'}</a></p>
            <p><a href="${visit.href('/blocks')}">All blocks</a></p>
          </aside>
          <div class="examples">
            ${examples(visit).map(({ title, note, content, markup }) => html`<section class="example"><h2>${title}</h2>${note && html`<p class="note">${note}</p>`}${content}${markup}</section>`)}
          </div>
        </div>`,
      )}`,
  }
}
