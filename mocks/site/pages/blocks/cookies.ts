import { type Html, html, raw } from '../../html'
import type { BlockPage } from './BlockPage'

const looks = [
  ['', 'The defaults: a dark bar at the bottom with an icon'],
  ['bar-button-opt_in_and_out', 'A bar with two buttons'],
  ['bar-top-light-button', 'A light bar at the top'],
  ['bar-text-opt_in_and_out-own', 'A bar with a text of the owner’s, and two buttons like links'],
  ['popup-button-opt_in_and_out', 'A pop-up, bottom left'],
  ['popup-bottom_right-light-button-opt_in_and_out-own', 'A light pop-up, bottom right, with a text of the owner’s'],
  ['popup-top_left-icon-opt_in_and_out', 'A pop-up, top left, with icons'],
  ['popup-top_right-light-text', 'A light pop-up, top right'],
] as const

const linkTo = (banner: string, policy: string): Html =>
  html`<a href="?banner=${banner}${policy}">${policy ? 'restrictive' : 'open'}</a>`

const code = `for (const button of document.querySelectorAll('[data-ask]')) {
  const { ask } = button.dataset
  button.addEventListener('click', () => {
    const detail = { cookieBannerVariant: 'POPUP', cookieBannerText: ask === 'update' ? '<p>A new text.</p>' : '' }
    document.dispatchEvent(new CustomEvent('skerry:' + ask + '-cookie-banner', { detail }))
  })
}
document.querySelector('[data-forget]').addEventListener('click', () => {
  for (const name of ['ss_cookieAllowed', 'ss_performanceCookiesAllowed', 'ss_marketingCookiesAllowed']) document.cookie = name + '=; max-age=0; path=/'
  location.reload()
})`

const button = (name: string, label: string): Html =>
  html`<button class="sqs-block-button-element" type="button" ${raw(name)}>${label}</button>`

/** The page of the cookie banner. */
export const cookieBanner: BlockPage = {
  name: 'cookie-banner',
  title: 'Cookie banner',
  summary: 'Asks visitors whether the site may store cookies, and keeps the answer for 30 days.',
  blocks: ['cookie-banner'],
  tries: [
    'Press Tab from the top of the page: after the skip link comes the banner. Choose with Enter: the focus is on the page again.',
    'Accept or decline: the banner disappears, and stays away after a reload. A second tab of this site closes its banner, too.',
    'Tab through the whole page while the banner is there: what has the focus is never behind it.',
    html`Under the restrictive policy, the browser has no <code>ss_cvr</code> before you accept, and loses it when you decline.`,
    'Zoom to 400 %: the banner covers half of the window at most, and its text scrolls.',
    'With Global Privacy Control turned on in the browser, nothing is stored before you accept, and you can always decline.',
    'Print the page: the banner is not on it. Turn off JavaScript: there is no banner.',
  ],
  scenarios: ['missingBlocks'],
  examples: (visit) => [
    {
      title: 'Looks',
      note: html`Each under the open and the restrictive cookie policy. <code>?banner=</code> works on any page of this site.`,
      content: html`<ul>${looks.map(([banner, name]) => html`<li>${name}: ${linkTo(banner, '')}, ${linkTo(banner, '&cookies=restrictive')}</li>`)}</ul>`,
    },
    {
      title: 'Ask again',
      note: 'A site may have such a link in its footer. The banner is shown whatever was answered, and one can always decline.',
      content: html`<div class="button-row">${button('data-ask="open"', 'Cookie settings')}${button('data-forget', 'Forget my answer')}</div>`,
    },
    {
      title: 'A preview for the owner',
      note: 'While the banner is forced, its buttons do nothing.',
      content: html`<div class="button-row">${button('data-ask="force"', 'Force')}${button('data-ask="update"', 'Update')}${button('data-ask="unforce"', 'Unforce')}</div>`,
      markup: html`<script type="module"${visit.nonce && html` nonce="${visit.nonce}"`}>${raw(code)}</script>`,
    },
  ],
}
