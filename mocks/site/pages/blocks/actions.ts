import { attributes, html } from '../../html'
import { donationPageId } from '../../identity'
import { accordionBlock } from '../../markup/accordion'
import { buttonBlock } from '../../markup/block'
import { donationBlock } from '../../markup/donationButton'
import { menuBlock } from '../../markup/menu'
import type { Visit } from '../../Visit'
import type { BlockPage } from './BlockPage'

const recipe = [
  {
    title: 'Flour',
    content: html`<p>Four hundred grams of rye, a hundred of wheat. Weigh it; the island has only one cup and it is usually full of tea.</p>`,
  },
  {
    title: 'Water',
    content: html`<p>Four hundred and thirty grams, as warm as a hand. See <a href="/journal/what-the-oven-wants">what the oven wants</a> on foggy days.</p>`,
  },
  { title: 'Salt', content: html`<p>Ten grams.</p>` },
]

/** The page of accordions. */
export const accordion: BlockPage = {
  name: 'accordion',
  title: 'Accordion',
  summary: 'Items that open and close.',
  blocks: ['accordion'],
  tries: [
    'Open an item; it takes 250 ms. Click again while it moves: nothing happens.',
    'Open a second one: in the first example the other closes, in the second both stay.',
    'Use Tab, Enter and Space. A screen reader hears expanded and collapsed.',
    'Ask your system for less motion: items open at once.',
    'Choose missingBlocks or missingScripts: everything is open, and a notice offers to try again.',
    html`For a retry that works, set missingBlocks ahead at <code>/__mock/</code>, load this page, and set none there in another tab.`,
    'Turn scripts off: everything is open.',
  ],
  scenarios: ['slowScripts', 'missingScripts', 'missingBlocks', 'flakyScripts'],
  examples: () => [
    { title: 'One at a time', note: 'All closed at first.', content: accordionBlock('x101', recipe) },
    {
      title: 'Several at a time',
      note: 'The first is open.',
      content: accordionBlock('x102', recipe, { allowsMultiple: true, isFirstExpanded: true }),
    },
  ],
}

/** The page of donation buttons. */
export const donationButton: BlockPage = {
  name: 'donation-button',
  title: 'Donation button',
  summary: 'A button that leads to its donation page.',
  blocks: ['donation-button'],
  tries: [
    'Click, or press Enter or Space: you arrive at the page that the button names.',
    'Click right away, before the runtime has loaded: the click is kept and done once.',
    'The last one names a page that does not exist; the donation page copes.',
    'Turn scripts off: the link still works.',
  ],
  examples: (visit) => [
    {
      title: 'A link',
      note: 'Works without scripts.',
      content: donationBlock('x201', visit, { donatePageId: donationPageId, label: 'Keep the light burning' }),
    },
    {
      title: 'A bare element',
      note: 'As many hosted pages have it.',
      content: donationBlock('x202', visit, {
        donatePageId: donationPageId,
        label: 'Keep the light burning',
        element: 'div',
      }),
    },
    {
      title: 'A real button',
      content: donationBlock('x203', visit, {
        donatePageId: donationPageId,
        label: 'Keep the light burning',
        element: 'button',
      }),
    },
    {
      title: 'A page that is gone',
      content: donationBlock('x204', visit, { donatePageId: '5f0c0000000000000000dead', label: 'Give to nobody' }),
    },
  ],
}

const dishes = {
  breakfast: [
    { name: 'Porridge', text: 'With salt, unless you ask.', price: '£4.00' },
    { name: 'Egg, butter, bread', price: '£7.00' },
  ],
  lunch: [{ name: 'Soup of the tide', text: 'Whatever came in, with bread.', price: '£8.50' }],
  supper: [
    { name: 'Smoked haddock', text: 'Smoked at Arden.', price: '£11.00' },
    { name: 'Mutton and barley', text: 'On the nights when the boat stays.', price: '£12.00' },
  ],
}

/** The page of menus. */
export const menu: BlockPage = {
  name: 'menu',
  title: 'Menu',
  summary: 'Several menus, one for each tab.',
  blocks: ['menu'],
  tries: [
    'Click a tab: its menu is shown, the others are hidden.',
    'Go to the tabs with Tab, then use the arrow keys, Home and End: only the focus moves, from the last tab to the first. Enter or Space selects.',
    'Search the page for “Mutton”: the browser finds it, and its tab is selected.',
    'Print the page: all menus are on the paper.',
    'Turn scripts off: all menus are shown, one below the other.',
  ],
  scenarios: ['slowScripts', 'missingScripts', 'missingBlocks'],
  examples: () => [
    {
      title: 'Three menus',
      content: menuBlock('x251', [
        { title: 'Breakfast', description: 'Until ten.', sections: [{ dishes: dishes.breakfast }] },
        { title: 'Lunch', sections: [{ dishes: dishes.lunch }] },
        { title: 'Supper', sections: [{ title: 'Warm', dishes: dishes.supper }] },
      ]),
    },
    {
      title: 'From right to left',
      note: 'The left arrow key leads to the next tab.',
      content: html`<div dir="rtl">${menuBlock('x252', [
        { title: 'Breakfast', sections: [{ dishes: dishes.breakfast }] },
        { title: 'Lunch', sections: [{ dishes: dishes.lunch }] },
      ])}</div>`,
    },
    {
      title: 'A single menu',
      note: 'It has no tabs, and stays as the server sent it.',
      content: menuBlock('x253', [{ title: 'Tea', sections: [{ dishes: dishes.lunch }] }]),
    },
  ],
}

/** The page of buttons. */
export const button: BlockPage = {
  name: 'button',
  title: 'Button',
  summary: 'Links that look like buttons, and are counted.',
  blocks: ['button'],
  tries: [
    html`Scroll to a button: the log at <code>/__mock/log?operation=ButtonRender</code> has a <code>ButtonRender</code> with its text, address, alignment and size. Those far below are counted when you come near them.`,
    html`Click one: the log has a <code>ButtonClick</code>, also from the middle button of a mouse.`,
    'The button of the last example opens a window, which cannot reach this page.',
    'Choose collectorDown: the buttons work, and nothing is said.',
    'Turn scripts off: the buttons work, uncounted.',
  ],
  scenarios: ['collectorDown', 'collectorHangs', 'missingBlocks'],
  examples: (visit) => [
    {
      title: 'Small, on the left',
      content: buttonBlock('x261', { href: visit.href('/'), label: 'To the island', size: 'small' }),
    },
    {
      title: 'Medium, in the middle',
      content: buttonBlock('x262', {
        href: visit.href('/bakehouse'),
        label: 'What’s in the oven',
        alignment: 'center',
        isQuiet: true,
      }),
    },
    {
      title: 'Large, on the right',
      content: buttonBlock('x263', {
        href: visit.href('/contact'),
        label: 'Write to us',
        alignment: 'right',
        size: 'large',
      }),
    },
    {
      title: 'In a window of its own',
      content: buttonBlock('x264', { href: visit.href('/questions'), label: 'Questions', opensWindow: true }),
    },
  ],
}

const shareElement = (visit: Visit, style: 'inline' | 'button', path: string, title: string) =>
  html`<div${attributes({
    class: `squarespace-social-buttons ${style}-style`,
    'data-system-data-id': '1562252923220-SKERRY',
    'data-record-type': 1,
    'data-full-url': visit.href(path),
    'data-title': title,
  })}></div>`

/** The page of share buttons. */
export const share: BlockPage = {
  name: 'share',
  title: 'Share',
  summary: 'A button that hands a page on.',
  blocks: ['share'],
  tries: [
    'Where the browser can share by itself (phones, Safari, Edge), its own sheet opens.',
    'Elsewhere, links to networks and email appear below the button. Escape hides them again.',
    'A network opens in a small window; with Ctrl or Cmd in a tab. Nothing of it loads before.',
    'Turn scripts off: there is no button, for it would do nothing.',
  ],
  scenarios: ['missingBlocks'],
  examples: (visit) => [
    { title: 'A post', content: shareElement(visit, 'inline', '/journal', 'The journal') },
    { title: 'Another page', content: shareElement(visit, 'button', '/bakehouse', 'The bakehouse') },
  ],
}
