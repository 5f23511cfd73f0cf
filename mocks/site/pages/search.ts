import { html, type Piece } from '../html'
import { pageTypes, type SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { pageHead, section } from './parts'

/** The search page for a list of pages. It works without scripts: the query is in the URL. */
export function searchPage(listed: () => readonly SitePage[]): SitePage {
  return {
    path: '/search',
    title: 'Search',
    summary: 'Look for something on this site.',
    blocks: ['search'],
    pageType: pageTypes.search,
    collectionId: '5f0c0000000000000000c025',
    isUnlisted: true,
    body: (visit) => {
      const query = (visit.query.get('q') ?? '').trim()
      return html`${pageHead('Search', 'It’s a small island. It won’t take long.')}
      ${section(
        'search',
        html`<form class="sqs-search-page-input search-form" role="search" method="GET" action="/search">
          ${visit.isStrict && html`<input type="hidden" name="csp" value="strict">`}
          <label for="search-q">Look for</label>
          <div class="search-line"><div class="sqs-search-ui-text-input" data-source="page" data-preview="true"><input id="search-q" class="search-input field-element" type="search" name="q" value="${query}" placeholder="seals, bread, boat"></div><button class="sqs-block-button-element" type="submit">Search</button></div>
        </form>
        <div class="sqs-search-page-output">${query && results(listed(), query, visit)}</div>`,
      )}`
    },
  }
}

function results(listed: readonly SitePage[], query: string, visit: Visit): Piece {
  const words = query.toLowerCase().split(/\s+/)
  const found = listed.filter((page) => {
    const text = `${page.title} ${page.summary} ${textOf(page, visit)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  if (found.length === 0)
    return html`<p class="sqs-search-page-notice">Nothing here mentions “${query}”. It may be out on the boat.</p>`
  return html`<p class="sqs-search-page-notice">${found.length === 1 ? 'One page mentions' : `${found.length} pages mention`} “${query}”.</p>
        <ul class="search-results">${found.map(({ path, title, summary }) => html`<li class="sqs-search-page-result"><h2><a href="${visit.href(path)}">${path === '/' ? 'The front page' : title}</a></h2><p>${summary}</p></li>`)}</ul>`
}

function textOf(page: SitePage, visit: Visit): string {
  return page
    .body(visit)
    .text.replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
}
