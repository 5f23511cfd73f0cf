import { type ScenarioName, scenarios } from '../../scenarios/scenarios'
import { type Html, html } from '../html'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { accordion, donationButton } from './blocks/actions'
import type { BlockPage } from './blocks/BlockPage'
import { captcha, form, newsletter, textareaCounter } from './blocks/forms'
import { gallery, galleryTransitions } from './blocks/galleries'
import { animated, image, imageLightbox } from './blocks/images'
import { neutral } from './blocks/neutral'
import { audio, video } from './blocks/players'
import { galleryPages } from './galleries'
import { pageHead, section } from './parts'

// In the order of the index.
const definitions: readonly BlockPage[] = [
  accordion,
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
  neutral,
  galleryTransitions,
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
    ) => html`${pageHead('The blocks, one by one', 'For designers and testers: each block by itself, in the markup that hosted pages have, with what to try on it.', 'Workbench')}
      ${section(
        'index',
        html`<ul class="block-index">
          ${definitions.map(({ name, title, summary }) => html`<li><h2><a href="${visit.href(`/blocks/${name}`)}">${title}</a></h2><p>${summary}</p></li>`)}
        </ul>
        <h2>The designs of the gallery</h2>
        <ul class="design-index">
          ${galleryPages.map(({ path, title }) => html`<li><a href="${visit.href(path)}">${title}</a></li>`)}
        </ul>
        <p class="note">Any page of the site can be opened under a strict content security policy: add <a href="${visit.path}?csp=strict">?csp=strict</a>. To see a failure, add the name of <a href="${visit.href('/qa')}">a scenario</a>.</p>`,
      )}`,
  },
  ...definitions.map(blockPage),
]

function blockPage(definition: BlockPage, index: number): SitePage {
  const { name, title, summary, blocks, hasFooterNewsletter } = definition
  return {
    path: `/blocks/${name}`,
    title,
    summary,
    blocks,
    collectionId: `5f0c0000000000000000c0${(0x31 + index).toString(16)}`,
    look: 'workbench',
    isUnlisted: true,
    ...(hasFooterNewsletter === undefined ? {} : { hasFooterNewsletter }),
    body: (visit) => html`${pageHead(title, summary, 'Workbench')}
      ${section(
        'workbench',
        html`<div class="workbench">
          <aside class="tries" aria-labelledby="tries">
            <h2 id="tries">What to try</h2>
            <ul>${definition.tries.map((text) => html`<li>${text}</li>`)}</ul>
            ${definition.scenarios && scenarioLinks(visit, definition.scenarios)}
            <p><a href="${visit.path}${visit.isStrict ? '' : '?csp=strict'}">${visit.isStrict ? 'Leave the strict policy' : 'Under a strict policy'}</a></p>
            <p><a href="${visit.href('/blocks')}">All blocks</a></p>
          </aside>
          <div class="examples">
            ${definition.examples(visit).map((example) => html`<section class="example"><h2>${example.title}</h2>${example.note && html`<p class="note">${example.note}</p>`}${example.content}${example.markup}</section>`)}
          </div>
        </div>`,
      )}`,
  }
}

function scenarioLinks(visit: Visit, names: readonly ScenarioName[]): Html {
  const chosen = visit.query.get('scenario')
  return html`<h3>What may go wrong</h3>
            <ul class="scenario-links">
              <li><a href="${visit.href(visit.path)}"${!chosen && html` aria-current="true"`}>none</a></li>
              ${names.map((name) => html`<li><a href="${visit.href(`${visit.path}?scenario=${name}`)}" title="${scenarios[name].description}"${chosen === name && html` aria-current="true"`}>${name}</a></li>`)}
            </ul>`
}
