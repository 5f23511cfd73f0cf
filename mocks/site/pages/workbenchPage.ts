import { type Html, html, type Piece } from '../html'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { pageHead, section } from './parts'

/** An example on a workbench page. */
export interface Example {
  readonly title: string
  readonly note?: Piece
  readonly content: Html
  /** The source of `content`, for reading and copying. */
  readonly markup?: Html
}

/** A workbench page: things to try on one side, the examples on the other. */
export interface Workbench
  extends Pick<
    SitePage,
    'path' | 'title' | 'summary' | 'blocks' | 'collectionId' | 'hasFooterNewsletter' | 'hasCart' | 'settings'
  > {
  readonly tries: readonly Piece[]
  /** Content after the list of things to try, such as scenarios or other pages. */
  readonly more?: (visit: Visit) => Piece
  readonly examples: (visit: Visit) => readonly Example[]
}

/** Creates a page where designers and testers try one feature. It is linked from other pages, not from the menu. */
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
            <p><a href="${visit.path}${visit.isStrict ? '' : '?csp=strict'}">${visit.isStrict ? 'Without the strict policy' : 'With a strict policy'}</a></p>
            <p><a href="${visit.href('/blocks')}">All blocks</a></p>
          </aside>
          <div class="examples">
            ${examples(visit).map(({ title, note, content, markup }) => html`<section class="example"><h2>${title}</h2>${note && html`<p class="note">${note}</p>`}${content}${markup}</section>`)}
          </div>
        </div>`,
      )}`,
  }
}
