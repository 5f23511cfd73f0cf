import { Window } from 'happy-dom'
import { renderPage } from '../../mocks/site'
import type { SiteAnswer } from '../../mocks/site/SiteAnswer'

export const nonce = 'n0nce'

const scriptTag = `<script type="module" src="/__skerry/skerry.mjs" nonce="${nonce}"></script>`

/** What the site answers for an address such as `/search?q=bread`. */
export function visit(address: string): SiteAnswer | null {
  const url = new URL(address, 'http://site.test')
  return renderPage(url.pathname, { query: url.searchParams, scriptTag, nonce })
}

/** The text of a page. Throws where there is none. */
export function textOf(address: string): string {
  const answer = visit(address)
  if (!answer) throw new Error(`There is no page at ${address}.`)
  return String(answer.body)
}

/** A page as a document. */
export function documentOf(address: string): Document {
  const window = new Window({ url: `http://site.test${address}` })
  // happy-dom's document has the same members.
  return new window.DOMParser().parseFromString(textOf(address), 'text/html') as unknown as Document
}

/** Elements of a document as a list. */
export function all<Kind extends Element = Element>(document: ParentNode, selector: string): Kind[] {
  return [...document.querySelectorAll<Kind>(selector)]
}
