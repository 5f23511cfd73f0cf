import { type ScenarioName, scenarios } from '../../scenarios/scenarios'
import { type Html, html, type Piece } from '../html'
import { shipsBiscuitId } from '../identity'
import type { SitePage } from '../SitePage'
import { runningCode } from './runningCode'
import { workbenchPage } from './workbenchPage'

interface CodeExample {
  readonly title: string
  readonly note: Piece
  readonly content: Html
  /** The code that the page runs and displays for copying. */
  readonly code: string
}

const output = (id: string): Html => html`<p class="code-output"><output id="${id}"></output></p>`

const button = (id: string, label: string): Html =>
  html`<div class="button-row"><button class="sqs-block-button-element" type="button" id="${id}">${label}</button></div>`

const examples: readonly CodeExample[] = [
  {
    title: 'A request that the visitor waits for',
    note: 'No code here handles a failure, so it opens the system-error overlay.',
    content: html`${button('ask', 'Ask for the site’s title')}${output('ask-output')}`,
    code: `document.querySelector('#ask').addEventListener('click', async () => {
  const { header } = await Skerry.request('GET', '/api/site-header-footer', { isForeground: true })
  document.querySelector('#ask-output').textContent = header.siteTitle
})`,
  },
  {
    title: 'A failure with your own message',
    note: 'This code handles the failure, so no overlay opens.',
    content: html`${button('try', 'Try to ask')}${output('try-output')}`,
    code: `document.querySelector('#try').addEventListener('click', async () => {
  const show = (text) => {
    document.querySelector('#try-output').textContent = text
  }
  try {
    const { header } = await Skerry.request('GET', '/api/site-header-footer', { isForeground: true })
    show(header.siteTitle)
  } catch (error) {
    error.isHandled = true
    show(\`\${error.name}: \${error.message}\`)
  }
})`,
  },
  {
    title: 'Dialogs',
    note: 'One asks a question, the other appears in a corner and hides by itself.',
    content: html`${button('cast-off', 'Cast off')}${button('ring', 'Ring the bell')}${output('dialog-output')}`,
    code: `document.querySelector('#cast-off').addEventListener('click', async () => {
  const outcome = await Skerry.dialog({ kind: 'confirm-reject', title: 'Cast off', message: 'Is everybody aboard?' })
  document.querySelector('#dialog-output').textContent = outcome
})
document.querySelector('#ring').addEventListener('click', () => {
  Skerry.dialog({ kind: 'information', title: 'Ding', message: 'The bell was heard at Arden.' })
})`,
  },
  {
    title: 'A tooltip',
    note: 'Rest the pointer on the button, or reach it with the Tab key.',
    content: button('light', 'The light'),
    code: `Skerry.tooltip(document.querySelector('#light'), 'Two flashes every twelve seconds')`,
  },
  {
    title: 'Formats',
    note: 'In the language of the page.',
    content: html`${output('formats-output')}`,
    code: `const formats = await Skerry.formats()
document.querySelector('#formats-output').textContent = [
  formats.number(1234.5),
  formats.relativeTime(3600),
  formats.fileSize(1536),
  formats.message('{count, plural, one {# boat} other {# boats}}', { count: 2 }),
].join(' · ')`,
  },
  {
    title: 'The cart',
    note: html`The page has one cart, which any script can use. Other tabs and blocks show the same state; <code>skerry:cart</code> is dispatched on the document.`,
    content: html`${button('buy', 'Add two ship’s biscuits')}${output('cart-output')}`,
    code: `Skerry.cart.on('change', ({ totalQuantity }) => {
  document.querySelector('#cart-output').textContent = \`In the cart: \${totalQuantity}\`
})
document.querySelector('#buy').addEventListener('click', () => {
  Skerry.cart.add({ itemId: '${shipsBiscuitId}', quantity: 2 })
})`,
  },
  {
    title: 'A block that fetches data',
    note: 'A third-party block, with the hook that Skerry’s own islands use.',
    content: html`<div class="code-output" data-site-title></div>`,
    code: `Skerry.define({
  name: 'site-title',
  selector: '[data-site-title]',
  when: 'visible',
  load: async () => {
    const [{ createElement }, { useAsync }] = await Promise.all([Skerry.react(), Skerry.hooks()])
    return {
      parse: () => ({}),
      view: function SiteTitle() {
        const { status, data } = useAsync((signal) => Skerry.request('GET', '/api/site-header-footer', { signal }))
        return createElement('p', {}, status === 'success' ? data.header.siteTitle : status)
      },
    }
  },
})`,
  },
  {
    title: 'A block with modules of the host',
    note: html`The block needs the module <code>tide-table</code>, whose files the page context lists in <code>rollups</code>. They load before the block does. The other block needs a module that the list lacks, so it fails.`,
    content: html`<div data-tide-table></div>${button('fog', 'Add the other block')}${output('fog-output')}`,
    code: `const load = async () => ({ parse: () => ({}), attach: (element) => drawTides(element) })
Skerry.define({ name: 'tide-table', selector: '[data-tide-table]', rollups: ['tide-table'], draws: false, load })
Skerry.define({ name: 'fog-table', selector: '[data-fog-table]', rollups: ['fog-table'], draws: false, load })

document.querySelector('#fog').addEventListener('click', ({ target }) => {
  const table = document.createElement('div')
  table.dataset.fogTable = ''
  target.after(table)
})
Skerry.on('error', ({ name, error }) => {
  if (name === 'fog-table') document.querySelector('#fog-output').textContent = error.message
})`,
  },
  {
    title: 'Services of the site',
    note: html`The experiments of the page, and the places that the site knows: type “light”. With <a href="/code?status=internal&amp;ticket-colour=green"><code>?status=internal&amp;ticket-colour=green</code></a>, the query chooses the colour.`,
    content: html`<div class="button-row"><label>Where to? <input id="place" list="places"></label></div>
            <datalist id="places"></datalist>${output('services-output')}`,
    code: `document.querySelector('#place').addEventListener('input', async ({ target }) => {
  const { experiments, places } = await Skerry.services()
  const found = await places.autocomplete(target.value)
  document.querySelector('#places').replaceChildren(...found.map(({ description }) => new Option(description)))
  document.querySelector('#services-output').textContent = [
    \`\${found.length} found\`,
    \`ticket colour: \${experiments.variant('ticket-colour')}\`,
    \`night sailings: \${experiments.toggle('night-sailings').value ? 'on' : 'off'}\`,
  ].join(' · ')
})`,
  },
  {
    title: 'The log',
    note: html`Entries reach the collector every 30 seconds and when the page is left: see <code>/__mock/events?operation=Trace</code>.`,
    content: button('log', 'Log a sighting'),
    code: `document.querySelector('#log').addEventListener('click', () => {
  Skerry.log('sighting', { what: 'seal' })
})`,
  },
]

const failures: readonly ScenarioName[] = ['serverError', 'cleanedError', 'offline', 'notJson', 'crumbExpired', 'slow']

/** The page about the runtime's API. Each example displays the code that it runs. */
export const code: SitePage = workbenchPage({
  path: '/code',
  title: 'From code',
  summary:
    'What a page’s own scripts can call: requests, dialogs, tooltips, formats, hooks, the cart, services and the log.',
  blocks: [],
  collectionId: '5f0c0000000000000000c051',
  tries: [
    'Ask for the title with a scenario below: the system-error overlay covers the page. Clear closes it.',
    'Try to ask with a scenario: the failure is shown below the button, and no overlay opens.',
    'Watch the network panel: none of this is loaded before it is called.',
    'Add the block whose module is missing: the message names the module and the selector.',
  ],
  more: (visit) => html`<h3>What may go wrong</h3>
            <ul class="scenario-links">
              <li><a href="${visit.href('/code')}"${!visit.query.get('scenario') && html` aria-current="true"`}>none</a></li>
              ${failures.map((name) => html`<li><a href="${visit.href(`/code?scenario=${name}`)}" title="${scenarios[name].description}"${visit.query.get('scenario') === name && html` aria-current="true"`}>${name}</a></li>`)}
            </ul>`,
  examples: (visit) => examples.map(({ code, ...example }) => ({ ...example, markup: runningCode(code, visit) })),
})
