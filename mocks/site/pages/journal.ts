import { type Html, html } from '../html'
import { textBlock } from '../markup/block'
import { commentLink, commentList } from '../markup/comments'
import { imageBlock } from '../markup/imageBlocks'
import { likeButton } from '../markup/like'
import { responsiveImage } from '../markup/responsiveImage'
import type { SummaryItem } from '../markup/summary'
import { pageTypes, type SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { spokenDate } from './eventList'
import { type Entry, entries } from './journal/entries'
import { chosenShelf, shelves } from './journal/shelves'
import { pageHead, section } from './parts'

/** The id of the journal, a collection. */
export const journalId = '5f0c0000000000000000c016'

/** The entries of the journal, as a summary lists them. */
export const journalItems: readonly SummaryItem[] = entries.map(({ path, title, date, scene, lede }) => ({
  title,
  date,
  scene,
  href: path,
  excerpt: lede,
  kind: 'text',
}))

/** The journal, newest first, and a page for each entry. */
export const journalPages: readonly SitePage[] = [
  {
    path: '/journal',
    title: 'Journal',
    summary: 'Notes from the tower and the oven.',
    blocks: ['comment-count'],
    pageType: pageTypes.collection,
    collectionId: journalId,
    body: (visit) => {
      const shelf = chosenShelf(visit)
      return html`${pageHead('Notes from the tower and the oven', 'Written when there’s no boat, so mostly in winter.', 'Journal')}
      ${section(
        'journal',
        html`${shelf && html`<p class="journal-shelf">${shelf.found.length ? shelf.title : 'Nothing is written here'}. <a href="${visit.href('/journal')}">All of the journal</a></p>`}
        <ol class="journal-list">${(shelf?.found ?? entries).map((entry, index) => listed(entry, { visit, isFirst: index === 0 }))}</ol>`,
      )}
      ${section('shelves', shelves(visit))}`
    },
  },
  ...entries.map(
    ({ path, id, title, author, date, scene, lede, text, end }): SitePage => ({
      path,
      title,
      summary: lede,
      blocks: ['image', 'like', 'share', ...(end ? [end.name] : [])],
      pageType: pageTypes.item,
      collectionId: journalId,
      item: { id, title, recordType: 1 },
      body: (visit) => html`<article class="article">
        ${pageHead(title, lede, `${spokenDate(date)}, ${author}`)}
        ${section(
          'article',
          html`${imageBlock(`${id.slice(-4)}1`, scene, '', { sizes: '(min-width: 60em) 56rem, 92vw', isFirst: true })}
        <div class="prose">${textBlock(`${id.slice(-4)}2`, text)}
        ${end && html`<div class="article-block">${end.content}</div>`}
        <div class="article-actions">${likeButton(visit, id)}
          <span class="squarespace-social-buttons inline-style" data-record-type="1" data-full-url="${visit.href(path)}" data-title="${title}"></span></div>
        ${commentList(id)}
        <p class="article-end"><a href="${visit.href('/journal')}">All of the journal</a></p></div>`,
        )}
      </article>`,
    }),
  ),
]

function listed(
  { path, id, title, author, date, scene, lede }: Entry,
  { visit, isFirst }: { readonly visit: Visit; readonly isFirst: boolean },
): Html {
  return html`<li class="journal-entry">
            <div class="journal-image">${responsiveImage(scene, { sizes: '(min-width: 48em) 26rem, 92vw', alt: '', isFirst })}</div>
            <div><p class="kicker">${author}, <time class="timesince" datetime="${date}" data-date="${Date.parse(date)}">${spokenDate(date)}</time></p><h2><a href="${visit.href(path)}">${title}</a></h2><p>${lede}</p><p class="journal-comments">${commentLink(visit, path, id)}</p></div>
          </li>`
}
