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
    title: 'A source that is not the provider’s',
    content: openTableBlock('x1804', 'https://tables.invalid/loader.js'),
  },
  { title: 'No source', content: openTableBlock('x1805', null) },
]

/** The page of reservations. */
export const reservation: BlockPage = {
  name: 'reservation',
  title: 'Reservation',
  summary: 'A table in a restaurant, by the widget of OpenTable or Tock.',
  blocks: ['reservation'],
  tries: [
    html`Both widgets are stand-ins. <a href="/bakehouse#table">The bakehouse</a> has room for the wide one.`,
    'Make the window narrower: OpenTable’s widget is wide above 850 px of its block, Tock’s is stacked at 750 px or less.',
    html`With the scripts of the providers and a site that asks first, nothing is requested before you agree: ${restrictive}.`,
    html`Log in as the owner, at <code>/__mock/login?as=owner&amp;to=/blocks/reservation</code>: there is a preview only. With <code>as=nobody</code> you are logged out.`,
    html`Tock’s events instead: <a href="?tock=events">?tock=events</a>.`,
    'Choose missingProviders: a message, a button and a link to the provider. Choose providersHang: they come after 10 seconds.',
    'Choose hostileProviders: the script runs and draws nothing, which is said 10 seconds later.',
    html`Sources that are not allowed: <a href="?refused">?refused</a>. Nothing is requested, and the console says why.`,
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
  summary: 'Links to comments, with a number from the host that keeps them.',
  blocks: ['comment-count'],
  tries: [
    'The server writes these links with the word “Comments”. They say how many once the counter has loaded.',
    html`On hosted sites the counter is that of the shortname’s host, which is asked only after consent if the site says so: ${restrictive}.`,
    'Choose missingProviders or providersBlocked: the links still say “Comments”.',
    'The comments themselves stay as the server has written them.',
    'Turn scripts off: the links say “Comments”, and lead to them.',
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
      title: 'Words of the server’s own',
      content: html`<a href="${visit.href('/journal')}" data-block-type="comment-count" data-id="none">What others say</a>`,
    },
    { title: 'Comments', note: 'As served.', content: commentList(second) },
  ],
}

const notAnAccount = {
  title: 'No account',
  content: html`<div class="squarespace-follow-button" data-username="not an account"></div>`,
}

/** The page of follow buttons. */
export const follow: BlockPage = {
  name: 'follow',
  title: 'Follow',
  summary: 'A button to follow an account of a social network.',
  blocks: ['follow'],
  tries: [
    'The link leads to the network. Its script, here a stand-in, replaces it by a button of its own.',
    html`With the network’s script and a site that asks first, the link stays until the visitor agrees: ${restrictive}.`,
    'Choose providersHang: the link stays. The script is given up after 10 seconds.',
    html`An account that the network cannot have: <a href="?refused">?refused</a>. The console says so.`,
    'The icons that lead to a site’s accounts are links of the server, and stay as they are.',
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
