import { commerceScenarios } from '../../scenarios/commerceScenarios'
import { eventScenarios } from '../../scenarios/eventScenarios'
import { mapScenarios } from '../../scenarios/mapScenarios'
import { providerScenarios } from '../../scenarios/providerScenarios'
import type { Scenario } from '../../scenarios/Scenario'
import { type ScenarioName, scenarioList, scenarios } from '../../scenarios/scenarios'
import { searchScenarios } from '../../scenarios/searchScenarios'
import { type Html, html } from '../html'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { pageHead, section } from './parts'

/** Every scenario of the mock backend, with a page to see it on. */
export const qa: SitePage = {
  path: '/qa',
  title: 'Scenarios',
  summary: 'Every failure that the mock backend can play, by name.',
  blocks: [],
  collectionId: '5f0c0000000000000000c050',
  look: 'workbench',
  isUnlisted: true,
  body: (
    visit,
  ) => html`${pageHead('What may go wrong', 'The mock backend behind this site can fail in all of these ways. Open a page with one and send a form, or sign up for the letter.', 'Workbench')}
      ${section(
        'qa',
        html`<div class="table-scroll" role="region" aria-label="Scenarios" tabindex="0">
          <table class="scenarios">
            <thead><tr><th scope="col">Scenario</th><th scope="col">What happens</th><th scope="col">See it on</th></tr></thead>
            <tbody>
              ${scenarioList.map(
                ({ name, description }) =>
                  html`<tr><th scope="row"><code>${name}</code></th><td>${description}</td><td>${linksTo(visit, pagesFor(name), name)}</td></tr>`,
              )}
            </tbody>
          </table>
        </div>
        <h2>Other ways to ask</h2>
        <ul class="prose">
          <li>In the address of any page: <code>?scenario=offline</code>. Several are joined by a plus sign: <code>slow+serverError</code>.</li>
          <li>A request that nobody handles opens the system-error overlay: <a href="${visit.href('/code?scenario=cleanedError')}">ask for the site’s title</a> under any of them.</li>
          <li>In a request: the header <code>X-Skerry-Scenario</code>.</li>
          <li>Ahead, for whatever page comes next: at <a href="/__mock/"><code>/__mock/</code></a>, which also lists what was sent and every request. A retry button works once none is set there.</li>
          <li>Any page under a strict content security policy: <a href="/?csp=strict">?csp=strict</a>.</li>
          <li>Any page of a site that asks before it keeps cookies: <a href="/contact?cookies=restrictive">?cookies=restrictive</a>. No visitor is named before the cookie <code>ss_cookieAllowed</code> is <code>true</code>.</li>
          <li>Any page with the words of another language: <a href="/contact?locale=de">?locale=de</a>; <a href="/contact?locale=en-XA">?locale=en-XA</a>, with accents and 40 % longer, and <a href="/contact?locale=ar-XB">?locale=ar-XB</a>, from right to left, show what does not fit.</li>
        </ul>`,
      )}`,
}

const pagesOfForms = { '/blocks/form': 'the form', '/blocks/newsletter': 'the newsletter' }
const pagesOfImages = { '/blocks/gallery': 'the gallery', '/blocks/image': 'images', '/photographs': 'photographs' }

const pagesOfMedia = { '/blocks/audio': 'sounds', '/blocks/video': 'videos', '/island': 'an album' }
const pagesOfScripts = { '/blocks/accordion': 'accordions', '/contact': 'a form', '/blocks/gallery': 'the gallery' }

const pagesOfEvents = { '/blocks/calendar': 'the calendar', '/blocks/tour-dates': 'tour dates' }
const pagesOfProviders = {
  '/blocks/reservation': 'reservations',
  '/blocks/comment-count': 'comments',
  '/blocks/follow': 'follow buttons',
}

type Pages = { readonly [path: string]: string }

const pagesOfGroups: readonly (readonly [group: readonly Scenario[], pages: Pages])[] = [
  [commerceScenarios, { '/bakehouse': 'the shop' }],
  [mapScenarios, { '/blocks/map': 'maps' }],
  [providerScenarios, pagesOfProviders],
  [searchScenarios, { '/blocks/search': 'the search', '/blocks/search-page': 'its page' }],
  [eventScenarios, pagesOfEvents],
]

/** The pages that show a scenario's effect, by path, with link texts. */
function pagesFor(name: ScenarioName): Pages {
  if (scenarios[name].images) return pagesOfImages
  if (scenarios[name].media) return pagesOfMedia
  if (scenarios[name].scripts) return pagesOfScripts
  if (name === 'hostileSummary') return { '/blocks/summary': 'a summary' }
  if (name.startsWith('captcha')) return { ...pagesOfForms, '/blocks/captcha': 'captchas' }
  const [, pages] = pagesOfGroups.find(([group]) => group.some((scenario) => scenario.name === name)) ?? []
  if (pages) return pages
  return name.startsWith('form') || name === 'fieldErrors' ? pagesOfForms : { ...pagesOfForms, '/code': 'a request' }
}

function linksTo(visit: Visit, paths: { readonly [path: string]: string }, name: ScenarioName): readonly Html[] {
  return Object.entries(paths).map(
    ([path, title], place) =>
      html`${place > 0 && ', '}<a href="${visit.href(`${path}?scenario=${name}`)}">${title}</a>`,
  )
}
