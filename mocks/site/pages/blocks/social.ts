import { comments } from '../../../fixtures/comments'
import { html } from '../../html'
import { commentLink, commentList } from '../../markup/comments'
import { openTableBlock, openTableSource, tockBlock } from '../../markup/reservation'
import type { BlockPage } from './BlockPage'

const providerFailures = [
  'slowProviders',
  'missingProviders',
  'providersBlocked',
  'providersHang',
  'hostileProviders',
] as const
const restrictive = html`<a href="?providers=real&amp;cookies=restrictive">?providers=real&amp;cookies=restrictive</a>`
const [first = '', second = ''] = Object.keys(comments)

const refusedSources = [
  {
    title: 'A script that is not the provider’s',
    content: openTableBlock('x1804', 'https://tables.invalid/loader.js'),
  },
  { title: 'No script', content: openTableBlock('x1805', null) },
]

/** The page of reservations. */
export const reservation: BlockPage = {
  name: 'reservation',
  title: 'Reservation',
  summary: 'Booking a table at a restaurant, with the widget of OpenTable or Tock.',
  blocks: ['reservation'],
  tries: [
    html`Both widgets are stand-ins. <a href="/bakehouse#table">The bakehouse</a> has room for the wide one.`,
    'Make the window narrower: OpenTable’s widget is wide in a block above 850 px, Tock’s is stacked at 750 px or less.',
    html`With the providers’ own scripts, on a site that asks for consent, nothing is requested before you agree: ${restrictive}.`,
    html`Log in as the owner, at <code>/__mock/login?as=owner&amp;to=/blocks/reservation?noredirect</code>: you see only a preview. <code>as=nobody</code> logs you out.`,
    html`For Tock’s events, open <a href="?tock=events">?tock=events</a>.`,
    'Choose missingProviders: a message, a button and a link to the provider appear. Choose providersHang: they appear after 10 seconds.',
    'Choose hostileProviders: the script draws nothing, and the message appears 10 seconds later.',
    html`For script URLs that are not allowed, open <a href="?refused">?refused</a>: nothing is requested, and the console says why.`,
  ],
  scenarios: [...providerFailures],
  examples: (visit) => [
    { title: 'OpenTable', note: 'Wide above 850 px.', content: openTableBlock('x1801', openTableSource(visit)) },
    {
      title: 'OpenTable in a narrow column',
      content: html`<div class="narrow-column">${openTableBlock('x1802', openTableSource(visit))}</div>`,
    },
    {
      title: 'Tock',
      note: 'Stacked at 750 px or less.',
      content: tockBlock('x1803', visit.query.get('tock') === 'events' ? 'events' : 'reservations'),
    },
    ...(visit.query.has('refused') ? refusedSources : []),
  ],
}

/** The page of comments. */
export const commentCount: BlockPage = {
  name: 'comment-count',
  title: 'Comments',
  summary: 'Links to comments, with their number from the comment host.',
  blocks: ['comment-count'],
  tries: [
    'The server renders these links with the word “Comments”. They show the number once the counter has loaded.',
    html`On hosted sites the counter comes from the shortname’s host. If the site asks for consent, it is requested only afterwards: ${restrictive}.`,
    'Choose missingProviders or providersBlocked: the links still say “Comments”.',
    'The comments themselves stay as the server rendered them.',
    'Turn off JavaScript: the links say “Comments”, and still work.',
  ],
  scenarios: [...providerFailures],
  examples: (visit) => [
    {
      title: 'Three comments',
      content: html`<p class="journal-comments">${commentLink(visit, '/journal/the-night-of-the-two-lights', first)}</p>`,
    },
    {
      title: 'One comment',
      content: html`<p class="journal-comments">${commentLink(visit, '/journal/what-the-oven-wants', second)}</p>`,
    },
    {
      title: 'With the server’s own text',
      content: html`<a href="${visit.href('/journal')}" data-block-type="comment-count" data-id="none">What others say</a>`,
    },
    { title: 'Comments', note: 'As served.', content: commentList(second) },
  ],
}

const notAnAccount = {
  title: 'An invalid account',
  content: html`<div class="squarespace-follow-button" data-username="not an account"></div>`,
}

/** The page of follow buttons. */
export const follow: BlockPage = {
  name: 'follow',
  title: 'Follow',
  summary: 'A button to follow an account of a social network.',
  blocks: ['follow'],
  tries: [
    'The link leads to the network. The network’s script, here a stand-in, replaces it with its own button.',
    html`With the network’s own script, on a site that asks for consent, the link stays until the visitor agrees: ${restrictive}.`,
    'Choose providersHang: the link stays, and Skerry stops waiting for the script after 10 seconds.',
    html`For an account name that the network does not allow, open <a href="?refused">?refused</a>: the console says so.`,
    'The icons that link to a site’s accounts come from the server, and stay as they are.',
  ],
  scenarios: [...providerFailures],
  examples: (visit) => [
    { title: 'An account', content: html`<div class="squarespace-follow-button" data-username="skerrylight"></div>` },
    { title: 'In other markup', content: html`<div data-block-type="follow" data-username="@arden_slip"></div>` },
    ...(visit.query.has('refused') ? [notAnAccount] : []),
    {
      title: 'Links to accounts',
      note: 'As served.',
      content: html`<div class="sqs-block socialaccountlinks-v2-block sqs-block-socialaccountlinks-v2" data-block-type="54" id="block-x1811"><div class="sqs-block-content"><nav class="sqs-svg-icon--list" aria-label="Our accounts"><a href="${visit.href('/journal')}" class="sqs-svg-icon--wrapper" aria-label="Skerry on Social">Social</a></nav></div></div>`,
    },
  ],
}
