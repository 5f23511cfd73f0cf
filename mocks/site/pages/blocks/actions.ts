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
    'Open a second item: in the first example the other one closes, in the second both stay open.',
    'Use Tab, Enter and Space. Screen readers announce expanded and collapsed.',
    'Turn on reduced motion in your system: items open at once.',
    'Choose missingBlocks or missingScripts: all items are open, and a notice offers to try again.',
    html`To see a retry succeed, set missingBlocks at <code>/__mock/</code>, load this page, then set none there in another tab.`,
    'Turn off JavaScript: all items are open.',
  ],
  scenarios: ['slowScripts', 'missingScripts', 'missingBlocks', 'flakyScripts'],
  examples: () => [
    { title: 'One at a time', note: 'All items are closed at first.', content: accordionBlock('x101', recipe) },
    {
      title: 'Several at a time',
      note: 'The first item is open.',
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
    'Click, or press Enter or Space: the donation page that the button names opens.',
    'Click right away, before the runtime has loaded: the click is kept, and takes effect once.',
    'The last one names a page that does not exist: the checkout lists the donation pages instead.',
    'Turn off JavaScript: the link still works.',
  ],
  examples: (visit) => [
    {
      title: 'A link',
      note: 'Works without scripts.',
      content: donationBlock('x201', visit, { donatePageId: donationPageId, label: 'Keep the light burning' }),
    },
    {
      title: 'A bare element',
      note: 'As on many hosted pages.',
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
      title: 'A deleted donation page',
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
    'Move to the tabs with Tab, then use the arrow keys, Home and End: only the focus moves, and wraps around from the last tab to the first. Enter or Space selects a tab.',
    'Search the page for “Mutton”: the browser finds it, and its tab is selected.',
    'Print the page: all menus are printed.',
    'Turn off JavaScript: all menus are shown, one below the other.',
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
      note: 'The left arrow key moves to the next tab.',
      content: html`<div dir="rtl">${menuBlock('x252', [
        { title: 'Breakfast', sections: [{ dishes: dishes.breakfast }] },
        { title: 'Lunch', sections: [{ dishes: dishes.lunch }] },
      ])}</div>`,
    },
    {
      title: 'A single menu',
      note: 'Has no tabs, and stays as the server sent it.',
      content: menuBlock('x253', [{ title: 'Tea', sections: [{ dishes: dishes.lunch }] }]),
    },
  ],
}

/** The page of buttons. */
export const button: BlockPage = {
  name: 'button',
  title: 'Button',
  summary: 'Links that look like buttons, whose views and clicks are counted.',
  blocks: ['button'],
  tries: [
    html`Scroll to a button: the log at <code>/__mock/log?operation=ButtonRender</code> has a <code>ButtonRender</code> with its text, URL, alignment and size. Buttons further down are counted when you scroll near them.`,
    html`Click one, also with the middle mouse button: the log has a <code>ButtonClick</code>.`,
    'The last button opens a new window, which has no access to this page.',
    'Choose collectorDown: the buttons work, and no error is shown.',
    'Turn off JavaScript: the buttons work, but are not counted.',
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
      title: 'In a new window',
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
  summary: 'A button that shares a page.',
  blocks: ['share'],
  tries: [
    'If the browser has a share sheet (phones, Safari, Edge), it opens.',
    'In other browsers, links to networks and email appear below the button. Escape hides them again.',
    'A network opens in a small window, or with Ctrl or Cmd in a tab. Nothing is requested from it before.',
    'Turn off JavaScript: there is no button, because it would do nothing.',
  ],
  scenarios: ['missingBlocks'],
  examples: (visit) => [
    { title: 'A post', content: shareElement(visit, 'inline', '/journal', 'The journal') },
    { title: 'Another page', content: shareElement(visit, 'button', '/bakehouse', 'The bakehouse') },
  ],
}
