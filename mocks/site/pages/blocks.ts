import { type ScenarioName, scenarios } from '../../scenarios/scenarios'
import { type Html, html } from '../html'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { accordion, button, donationButton, menu, share } from './blocks/actions'
import type { BlockPage } from './blocks/BlockPage'
import { announcementBar, mobileInformationBar } from './blocks/bars'
import { cartPill } from './blocks/carts'
import { cookieBanner } from './blocks/cookies'
import { asServed, embed } from './blocks/embeds'
import { calendar, event, tourDates } from './blocks/events'
import { chart, search, searchPage } from './blocks/findings'
import { captcha, form, newsletter, textareaCounter } from './blocks/forms'
import { gallery, galleryTransitions } from './blocks/galleries'
import { animated, image, imageLightbox, money, spacer } from './blocks/images'
import { like } from './blocks/likes'
import { listSection } from './blocks/lists'
import { map } from './blocks/maps'
import { marquee } from './blocks/marquee'
import { neutral } from './blocks/neutral'
import { owner } from './blocks/owner'
import { audio, video } from './blocks/players'
import { popupOverlay } from './blocks/popups'
import { commentCount, follow, reservation } from './blocks/social'
import { summary } from './blocks/summaries'
import { scaledText, textHighlights } from './blocks/texts'
import { galleryPages } from './galleries'
import { pageHead, section } from './parts'
import { workbenchPage } from './workbenchPage'

// In the order of the index.
const definitions: readonly BlockPage[] = [
  accordion,
  menu,
  button,
  share,
  donationButton,
  form,
  captcha,
  newsletter,
  textareaCounter,
  gallery,
  image,
  animated,
  video,
  audio,
  imageLightbox,
  spacer,
  summary,
  money,
  search,
  searchPage,
  chart,
  neutral,
  galleryTransitions,
  marquee,
  map,
  like,
  commentCount,
  follow,
  reservation,
  embed,
  asServed,
  calendar,
  event,
  tourDates,
  cartPill,
  listSection,
  owner,
  cookieBanner,
  announcementBar,
  mobileInformationBar,
  popupOverlay,
  scaledText,
  textHighlights,
]

/** The index of the blocks, and a page for each. */
export const blockPages: readonly SitePage[] = [
  {
    path: '/blocks',
    title: 'The blocks, one by one',
    summary: 'A page for every block of the runtime, with what to try on it.',
    blocks: [],
    collectionId: '5f0c0000000000000000c030',
    look: 'workbench',
    isUnlisted: true,
    body: (
      visit,
    ) => html`${pageHead('The blocks, one by one', 'For designers and testers: each block on its own page, in the markup of hosted pages, with what to try.', 'Workbench')}
      ${section(
        'index',
        html`<ul class="block-index">
          ${definitions.map(({ name, title, summary }) => html`<li><h2><a href="${visit.href(`/blocks/${name}`)}">${title}</a></h2><p>${summary}</p></li>`)}
        </ul>
        <h2>The designs of the gallery</h2>
        <ul class="design-index">
          ${galleryPages.map(({ path, title }) => html`<li><a href="${visit.href(path)}">${title}</a></li>`)}
        </ul>
        <h2>From code</h2>
        <p><a href="${visit.href('/code')}">Requests, dialogs, tooltips, formats, hooks and the log</a>, for a page’s own scripts.</p>
        <p class="note">Any page of the site can be opened under a strict content security policy: add <a href="${visit.path}?csp=strict">?csp=strict</a>. To see a failure, add the name of <a href="${visit.href('/qa')}">a scenario</a>.</p>`,
      )}`,
  },
  ...definitions.map(blockPage),
]

function blockPage({ name, scenarios: wrong, ...page }: BlockPage, index: number): SitePage {
  return workbenchPage({
    ...page,
    path: `/blocks/${name}`,
    collectionId: `5f0c0000000000000000c0${(0x31 + index).toString(16)}`,
    ...(wrong && { more: (visit) => scenarioLinks(visit, wrong) }),
  })
}

function scenarioLinks(visit: Visit, names: readonly ScenarioName[]): Html {
  const chosen = visit.query.get('scenario')
  return html`<h3>What may go wrong</h3>
            <ul class="scenario-links">
              <li><a href="${visit.href(visit.path)}"${!chosen && html` aria-current="true"`}>none</a></li>
              ${names.map((name) => html`<li><a href="${visit.href(`${visit.path}?scenario=${name}`)}" title="${scenarios[name].description}"${chosen === name && html` aria-current="true"`}>${name}</a></li>`)}
            </ul>`
}
