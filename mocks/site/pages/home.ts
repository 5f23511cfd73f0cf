import { type Html, html } from '../html'
import { donationPageId } from '../identity'
import { buttonBlock, textBlock } from '../markup/block'
import { donationBlock } from '../markup/donationButton'
import { type GallerySlide, galleryBlock } from '../markup/gallery'
import { quoteBlock } from '../markup/quote'
import { responsiveImage } from '../markup/responsiveImage'
import { summaryBlock } from '../markup/summary'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { upcoming } from './eventList'
import { journalId, journalItems } from './journal'
import { card, section } from './parts'

const sailings = [
  ['First boat', '9.40', '10.15', 'Bread comes over on this one. It smells better than the others.'],
  ['Middle boat', '12.30', '13.05', 'Dogs ride at the front.'],
  ['Last boat', '16.10', '16.45', 'Miss it and you are washing up.'],
] as const

const aWeek: readonly GallerySlide[] = [
  {
    scene: 'ferry-crossing',
    title: 'Wednesday',
    description: 'The Kittiwake with a full boat and a following sea.',
  },
  { scene: 'winter-storm', title: 'Thursday', description: 'No boat. Four loaves between four people.' },
  {
    scene: 'seals-low-tide',
    title: 'Friday',
    description: 'The Sleepers, asleep. Finlay counted forty-one.',
  },
  { scene: 'harbour', title: 'Saturday', description: 'Arden, where the rest of the world begins.' },
]

function hero(visit: Visit): Html {
  return html`<section class="hero">
        <div class="hero-image">${responsiveImage('lighthouse-dawn', { isFirst: true })}</div>
        <div class="hero-text">
          <p class="kicker">57° North, and a little damp</p>
          <h1>The last house before the weather</h1>
          <p class="lede">A lighthouse, a bakehouse and a twelve-seat ferry, kept by four people on half a square mile of rock. Come for the bread. Stay until the tide lets you leave.</p>
          <div class="button-row">
            ${buttonBlock('h001', { href: '#sailings', label: 'See the boats' })}
            ${buttonBlock('h002', { href: visit.href('/bakehouse'), label: 'What’s in the oven', isQuiet: true })}
          </div>
        </div>
      </section>`
}

const timetable = section(
  'sailings',
  html`<div class="split">
          <div>
            <h2 id="sailings">Three boats a day</h2>
            ${textBlock('h003', html`<p>The <cite>Kittiwake</cite> leaves Arden slip Wednesday to Sunday, April to October. She takes twelve people and thirty-five minutes; more of either is a bad day. In winter she sails when Una says so.</p><p>Tickets are sold on board, from a biscuit tin. Children under ten ride free if they can name a knot.</p>`)}
          </div>
          <div class="table-scroll" role="region" aria-label="Sailing times" tabindex="0">
            <table class="timetable">
              <thead><tr><th scope="col">Boat</th><th scope="col">Leaves Arden</th><th scope="col">Lands here</th></tr></thead>
              <tbody>
                ${sailings.map(([name, leaves, lands, note]) => html`<tr><th scope="row">${name} <small>${note}</small></th><td>${leaves}</td><td>${lands}</td></tr>`)}
              </tbody>
            </table>
          </div>
        </div>`,
)

function whatIsHere(visit: Visit): Html {
  return section(
    'cards',
    html`<h2 class="visually-hidden">What is here</h2>
        <div class="card-row">
          ${card(visit, { scene: 'loaves', href: '/bakehouse', kicker: 'Eat', title: 'The bakehouse', text: 'Rye by nine, cinnamon knots by ten, nothing left by three. Four tables, one window, the sea in it.' })}
          ${card(visit, { scene: 'lamp-lens', href: '/island', kicker: 'Climb', title: 'The light', text: 'A hundred and thirty-one steps to a lens the size of a garden shed. Tobias will tell you who polished it, and why he minds.' })}
          ${card(visit, { scene: 'tide-pools', href: '/photographs', kicker: 'Look', title: 'The edges', text: 'Low water uncovers another island. Walk it in boots, with one eye on the clock and the other on the seals.' })}
        </div>`,
  )
}

/** The front page. */
export const home: SitePage = {
  path: '/',
  title: 'a lighthouse, a bakehouse and a twelve-seat ferry',
  summary:
    'Skerry Island is a lighthouse, a bakehouse and a twelve-seat ferry, kept by four people on half a square mile of rock.',
  blocks: ['button', 'gallery', 'donation-button', 'summary'],
  collectionId: '5f0c0000000000000000c010',
  look: 'home',
  body: (visit) => html`
      ${hero(visit)}
      ${timetable}
      ${whatIsHere(visit)}
      ${section(
        'gallery',
        html`<div class="section-head"><h2>A week of it</h2><p>Four days out of one March. The fifth was too wet to draw.</p></div>
        ${galleryBlock('h004', {
          design: 'slideshow',
          settings: { aspectRatio: 56.25, autoplay: false },
          slides: aWeek,
        })}`,
      )}
      ${section(
        'events',
        html`<div class="split">
          <div>
            <h2>Worth crossing for</h2>
            <p>Three days of the year when we lay out more chairs than we own.</p>
            <p><a href="${visit.href('/events')}">Everything that’s on</a></p>
          </div>
          ${upcoming(visit)}
        </div>`,
      )}
      ${section(
        'latest',
        html`<div class="section-head"><h2>From the journal</h2><p><a href="${visit.href('/journal')}">All of it</a></p></div>
        ${summaryBlock(
          'h006',
          { design: 'autogrid', collectionId: journalId, imageAspectRatio: '1.5', columnWidth: 420, gutter: 40 },
          journalItems.slice(0, 2).map((item) => ({ ...item, href: visit.href(item.href) })),
        )}`,
      )}
      ${section(
        'support',
        html`<div class="panel">
          <div class="panel-image">${responsiveImage('lighthouse-night', { sizes: '(min-width: 48em) 30vw, 100vw' })}</div>
          <div class="panel-text">
            <h2>Keep the light burning</h2>
            <p>The lighthouse board switched our lamp off in 2009 and posted us the keys. We switched it back on the same night. One bulb, eleven hours, every night since, paid for by people who like to know it’s there.</p>
            ${donationBlock('h005', visit, { donatePageId: donationPageId, label: 'Give a night of light' })}
          </div>
        </div>`,
      )}
      <div class="guestbook">${quoteBlock('h007', 'Came for an hour. Left on Sunday with flour on my coat and a view about knots.', 'The visitors’ book, 14 August')}</div>`,
}
