import { type Html, html } from '../html'
import { textBlock } from '../markup/block'
import { commentLink, commentList } from '../markup/comments'
import { likeButton } from '../markup/like'
import { imageBlock, picture } from '../markup/picture'
import type { SummaryItem } from '../markup/summary'
import { pageTypes, type SitePage } from '../SitePage'
import { spokenDate } from './eventList'
import { pageHead, section } from './parts'

/** The id of the journal, a collection. */
export const journalId = '5f0c0000000000000000c016'

interface Entry {
  readonly path: string
  readonly id: string
  readonly title: string
  readonly author: string
  readonly date: string
  readonly scene: string
  readonly lede: string
  readonly text: Html
}

const entries: readonly Entry[] = [
  {
    path: '/journal/the-night-of-the-two-lights',
    id: '5f0c0000000000000000b001',
    title: 'The night of the two lights',
    author: 'Tobias',
    date: '2026-02-11',
    scene: 'winter-storm',
    lede: 'On Thursday the log has an entry in a hand that isn’t mine.',
    text: html`<p>I keep the log as I used to keep the ledger at the bank: date, hour, wind, lamp. It makes dull reading, and that is what a log is for. The interesting nights are the ones that should never have been interesting.</p>
      <p>On Thursday the wind went round to the west at about four, and by six it had stopped being wind and become something more like traffic. Una had tied the boat up twice. Ines banked the oven. At twenty to eight the lamp went out.</p>
      <p>It wasn’t the bulb. I have changed the bulb in the dark so often that my hands do it without me. It was the current: somewhere between the shed and the tower a hundred and thirty feet of cable had decided on another life.</p>
      <h2>What we had</h2>
      <p>We had the old paraffin burner, which I polish at Christmas. We had nine litres of paraffin, a wick that was older than Finlay, and the manual, in which somebody has written <em>good luck</em> beside paragraph four.</p>
      <p>It takes two people. One pumps and one trims, and the one who trims has to be fifteen and have small hands. It was lit by ten past nine. The old burner gives about a third of the light, and it is yellow where ours is white; I wondered whether anyone who saw it would take us for a different rock.</p>
      <blockquote><p>Lamp out 19.40. Old lamp lit 21.10. Arden boat <cite>Provider</cite> home 22.05, came in on us. Said we looked like 1911.</p></blockquote>
      <p>That is the entry, and the hand is Finlay’s, since I was holding the pump. He got the wind wrong, and I have left it.</p>
      <h2>What it cost</h2>
      <p>Four litres of paraffin, one wick, a new cable in the spring, and my eyebrows. If you would like to share in any of these except the last, there is a page for it. If you were aboard the <cite>Provider</cite>, there’s a loaf here with your name on. It says <em>good luck</em>.</p>`,
  },
  {
    path: '/journal/what-the-oven-wants',
    id: '5f0c0000000000000000b002',
    title: 'What the oven wants',
    author: 'Ines',
    date: '2026-01-18',
    scene: 'loaves',
    lede: 'Fifteen years of notes on a brick box with opinions.',
    text: html`<p>People ask for the recipe. The recipe is flour, water, salt and Tuesday. What they mean is: why does theirs come out different? The answer is that they do not have to get on with this oven.</p>
      <p>It was built by men who had read about ovens. The arch is too high on the left, so the left bakes faster; the door is a ship’s hatch, so it leaks; the chimney draws beautifully in a south-westerly and sulks in anything else. I used to fight it. Then I started to write things down.</p>
      <h2>From the notes</h2>
      <ul><li>North wind: bake late, and talk to it.</li><li>Fog: rye only. White bread in fog is a waste of everyone’s morning.</li><li>Spring tide: no connection whatever. Una insists there is. There isn’t.</li><li>Visitors at the door: two degrees a minute. Shut it.</li></ul>
      <p>A loaf from the left side has a darker ear and goes to whoever is nicest on the first boat. The right side makes better toast. The one at the very back, against the old ship’s plate, comes out with a rivet printed in its base. We don’t sell that one. You get it if you’re leaving for good.</p>
      <p>I have baked three so far. All of them came back.</p>`,
  },
]

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
    body: (
      visit,
    ) => html`${pageHead('Notes from the tower and the oven', 'Written when there’s no boat, so mostly in winter.', 'Journal')}
      ${section(
        'journal',
        html`<ol class="journal-list">
          ${entries.map(
            ({ path, id, title, author, date, scene, lede }, index) => html`<li class="journal-entry">
            <div class="journal-image">${picture(scene, { sizes: '(min-width: 48em) 26rem, 92vw', alt: '', isFirst: index === 0 })}</div>
            <div><p class="kicker">${author}, <time class="timesince" datetime="${date}" data-date="${Date.parse(date)}">${spokenDate(date)}</time></p><h2><a href="${visit.href(path)}">${title}</a></h2><p>${lede}</p><p class="journal-comments">${commentLink(visit, path, id)}</p></div>
          </li>`,
          )}
        </ol>`,
      )}`,
  },
  ...entries.map(
    ({ path, id, title, author, date, scene, lede, text }): SitePage => ({
      path,
      title,
      summary: lede,
      blocks: ['image', 'like', 'share'],
      pageType: pageTypes.item,
      collectionId: journalId,
      item: { id, title, recordType: 1 },
      body: (visit) => html`<article class="article">
        ${pageHead(title, lede, `${spokenDate(date)}, ${author}`)}
        ${section(
          'article',
          html`${imageBlock(`${id.slice(-4)}1`, scene, '', { sizes: '(min-width: 60em) 56rem, 92vw', isFirst: true })}
        <div class="prose">${textBlock(`${id.slice(-4)}2`, text)}
        <div class="article-actions">${likeButton(visit, id)}
          <span class="squarespace-social-buttons inline-style" data-record-type="1" data-full-url="${visit.href(path)}" data-title="${title}"></span></div>
        ${commentList(id)}
        <p class="article-end"><a href="${visit.href('/journal')}">All of the journal</a></p></div>`,
        )}
      </article>`,
    }),
  ),
]
