import { shop } from '../../../fixtures/shop'
import { html } from '../../html'
import { searchBlock } from '../../markup/search'
import type { BlockPage } from './BlockPage'

/** The page of search fields. */
export const search: BlockPage = {
  name: 'search',
  title: 'Search',
  summary: 'A field that shows the first results while you type.',
  blocks: ['search'],
  tries: [
    'Type “boat”, then use the arrow keys: the focus stays in the field. Enter opens the result.',
    'Press Escape: the list closes, and what you typed stays.',
    'Press Enter without a result chosen: the search page opens.',
    'Click a result with Ctrl, or with the middle button: it opens in a new tab.',
    'Look for something that is not there, such as “submarine”.',
  ],
  scenarios: ['slow', 'verySlow', 'overtaking', 'offline', 'serverError', 'notJson', 'hostileSearch', 'neverAnswers'],
  examples: (visit) => [
    { title: 'The whole site', content: searchBlock('x1101', { label: 'Search the island' }) },
    {
      title: 'One collection',
      note: 'Only what the bakehouse sells, and its page.',
      content: searchBlock('x1102', { collection: shop.collectionId, label: 'Search the bakehouse' }),
    },
    {
      title: 'Without a preview',
      note: 'Enter opens the search page.',
      content: searchBlock('x1103', { hasPreview: false, label: 'Search without a preview' }),
    },
    {
      title: 'In a form, in markup of your own',
      note: 'Works without scripts. The form is sent with whatever else is in it.',
      content: html`<form role="search" action="/search">
        ${visit.isStrict && html`<input type="hidden" name="csp" value="strict">`}
        <div data-block-type="search" data-preview="true"><label for="x1104">Look for</label> <input id="x1104" class="field-element" type="search" name="q"></div>
      </form>`,
    },
  ],
}
