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
import { shopPagesOf } from './shopPages'

/** Every scenario of the mock backend, with pages that show it. */
export const qa: SitePage = {
  path: '/qa',
  title: 'Scenarios',
  summary: 'Every failure that the mock backend can simulate, by name.',
  blocks: [],
  collectionId: '5f0c0000000000000000c050',
  look: 'workbench',
  isUnlisted: true,
  body: (
    visit,
  ) => html`${pageHead('What may go wrong', 'This site’s mock backend can fail in all of these ways. Each link opens a page that shows the failure; if the page has a form, send it.', 'Workbench')}
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
        <h2>Other ways to test</h2>
        <ul class="prose">
          <li>A scenario in the URL of any page: <code>?scenario=offline</code>. Combine several with a plus: <code>slow+serverError</code>.</li>
          <li>The system-error overlay, which opens if no script handles a failed request: <a href="${visit.href('/code?scenario=cleanedError')}">request the site’s title</a>.</li>
          <li>A scenario for one request: the header <code>X-Skerry-Scenario</code>.</li>
          <li>A scenario for all later requests: <a href="/__mock/"><code>/__mock/</code></a>, which also lists every request. If you set it back to none there, retry buttons succeed.</li>
          <li>A browser opens at most six connections to a host. If requests that never get a response hold all of them, as <code>neverAnswers</code> and <code>scriptsHang</code> may, no other tab loads either: close the page, or open <code>/__mock/</code> at another name of this server, such as <code>mock.localhost</code> instead of <code>localhost</code>.</li>
          <li>Any page under a strict content security policy: <a href="/?csp=strict">?csp=strict</a>.</li>
          <li>Any page under the restrictive cookie policy: <a href="/contact?cookies=restrictive">?cookies=restrictive</a>. Visitors are not identified before the cookie <code>ss_cookieAllowed</code> is <code>true</code>.</li>
          <li>Any page with the cookie banner: <a href="/contact?banner=popup-light-button&amp;cookies=restrictive">?banner=popup-light-button&amp;cookies=restrictive</a>, with <a href="${visit.href('/blocks/cookie-banner')}">other looks</a>.</li>
          <li>Any page that measures how fast it is: <a href="/island?performance=true">?performance=true</a>. Half a minute later, or when you leave it, its records are in <code>/__mock/events?operation=PerformanceRecords</code>.</li>
          <li>Any page in another language: <a href="/contact?locale=de">?locale=de</a>; <a href="/contact?locale=en-XA">?locale=en-XA</a>, which adds accents and makes texts 40 % longer, and <a href="/contact?locale=ar-XB">?locale=ar-XB</a>, which runs from right to left, show texts that are not translated or do not fit.</li>
        </ul>`,
      )}`,
}

const pagesOfForms = { '/blocks/form': 'the form', '/blocks/newsletter': 'the newsletter' }
const pagesOfCaptchas = { '/blocks/captcha': 'captchas', '/contact/keeper': 'a form with a captcha' }
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
  if (name === 'pageLoadIdMissing') return { '/island?performance=true': 'a page that is measured' }
  if (name === 'hostileSummary') return { '/blocks/summary': 'a summary' }
  if (name.startsWith('captcha')) return pagesOfCaptchas
  if (name === 'cartNulls') return shopPagesOf(['GetShoppingCart', 'AddCartEntry'])
  const ofShop = commerceScenarios.find((scenario) => scenario.name === name)
  if (ofShop) return shopPagesOf(ofShop.declines)
  const [, pages] = pagesOfGroups.find(([group]) => group.some((scenario) => scenario.name === name)) ?? []
  if (pages) return pages
  return isOnlyOfForms(name) ? pagesOfForms : { ...pagesOfForms, '/code': 'a request' }
}

/** Whether a scenario does not affect the request of the page about the API, which only reads. */
function isOnlyOfForms(name: ScenarioName): boolean {
  return /^(form|crumb)/.test(name) || name === 'fieldErrors'
}

function linksTo(visit: Visit, paths: { readonly [path: string]: string }, name: ScenarioName): readonly Html[] {
  return Object.entries(paths).map(
    ([path, title], place) =>
      html`${place > 0 && ', '}<a href="${visit.href(`${path}${path.includes('?') ? '&' : '?'}scenario=${name}`)}">${title}</a>`,
  )
}
