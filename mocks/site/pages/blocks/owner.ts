import { html } from '../../html'
import type { BlockPage } from './BlockPage'

const path = '/blocks/owner'
const logIn = `/__mock/login?as=owner&to=${path}`

/** The page about the features for owners of a site: the redirect to their panel, and the Escape key. */
export const owner: BlockPage = {
  name: 'owner',
  title: 'Owner',
  summary: 'The way of a site’s owner to the configuration panel, and the Escape key.',
  blocks: [], // they have no markup
  tries: [
    html`<a href="${logIn}">Log in as the owner</a>: you are redirected to <code>/config/</code>, which shows the page you came from. On <code>localhost</code> nobody is redirected.`,
    html`<a href="${`/__mock/login?as=owner&to=${encodeURIComponent(`${path}?noredirect`)}`}">Log in and stay</a>: with <code>noredirect</code> in the URL, nothing redirects you until you close the tab.`,
    html`<a href="/__mock/login?as=viewer&amp;to=${path}">Log in as a viewer</a>: you stay, because viewers have nothing to do in the panel.`,
    'Stay, and press Escape: the panel opens. Type into the newsletter’s field below first: Escape then does nothing, until the field is empty again.',
    'Stay, and press Shift+Escape: you are logged out, and a message says so. Chrome on Windows and Linux keeps that key for its task manager.',
    html`<a href="/__mock/login?as=nobody&amp;to=${path}">Log out</a>, and open <a href="?escape=login">?escape=login</a>: on such a site, Escape leads visitors to the login.`,
    html`Open <a href="?logout=true">?logout=true</a>: the page after a logout.`,
    'Choose serverError and press Shift+Escape: you stay logged in, and the error is shown.',
  ],
  scenarios: ['slow', 'serverError', 'offline', 'crumbExpired', 'missingBlocks'],
  examples: (visit) => [
    {
      title: 'Who you are',
      content: html`<p>${visit.account ? html`You are logged in as <code>${visit.account}</code>.` : 'You are not logged in.'}</p>`,
    },
  ],
}
