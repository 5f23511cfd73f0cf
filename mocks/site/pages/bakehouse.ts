import { html } from '../html'
import { price } from '../identity'
import { imageBlock } from '../markup/imageBlocks'
import { marqueeBlock } from '../markup/marquee'
import { menuBlock } from '../markup/menu'
import { productGrid } from '../markup/productGrid'
import { openTableBlock, openTableSource } from '../markup/reservation'
import type { SitePage } from '../SitePage'
import { pageHead, section } from './parts'

const menu = [
  {
    title: 'From the oven',
    dishes: [
      ['Skerry rye', 'Dark, sour, keeps a week. Sold by the half as well, to the weak.', 650],
      ['Cinnamon knots', 'Tied, not rolled. Ten o’clock, and then not.', 350],
      ['Salt oatcakes', 'Six in a paper. Made with seawater, on purpose.', 400],
      ['The keeper’s loaf', 'White, tall, for people who came for the view.', 550],
    ],
  },
  {
    title: 'On a plate',
    dishes: [
      ['Soup of the tide', 'Whatever came in, with bread. Vegetarian when the boat was late.', 850],
      ['Smoked haddock on rye', 'Smoked at Arden by Una’s uncle, who won’t say over what.', 1100],
      ['Egg, butter, bread', 'From the hens you passed. Best eaten at the window.', 700],
    ],
  },
  {
    title: 'In a cup',
    dishes: [
      ['Tea', 'A pot, for as long as you sit there.', 300],
      ['Coffee', 'Strong; roasted on the mainland, forgiven here.', 320],
      ['Hot milk with honey', 'For those who came on the last boat by mistake.', 300],
    ],
  },
] as const

/** The menu and the shop. */
export const bakehouseMenu: SitePage = {
  path: '/bakehouse',
  title: 'The bakehouse',
  summary: 'Rye by nine, cinnamon knots by ten, nothing left by three: the menu, and the shop.',
  blocks: ['image', 'marquee', 'menu', 'reservation'],
  collectionId: '5f0c0000000000000000c012',
  look: 'wide',
  body: (
    visit,
  ) => html`${pageHead('Nothing left by three', 'The oven was built in 1911 by keepers who were tired of ship’s biscuit. It holds forty loaves. We have never managed to sell forty-one.', 'The bakehouse')}
      ${marqueeBlock('b003', ['Rye by nine', '·', 'Cinnamon knots by ten', '·', 'Nothing left by three', '·'], { animationSpeed: 0.5 })}
      ${section(
        'menu',
        html`<div class="split split--menu">
          ${imageBlock('b001', 'bakehouse-morning', 'Red door. Push; it sticks in the wet.', { sizes: '(min-width: 56em) 32rem, 92vw', isFirst: true })}
          <div>
            ${menuBlock(
              'b002',
              menu.map(({ title, dishes }) => ({
                title,
                sections: [{ dishes: dishes.map(([name, text, cents]) => ({ name, text, price: price(cents) })) }],
              })),
            )}
            <p class="note">Flour, eggs, milk, fish and hazelnuts all live in the same kitchen. Ask Ines; she’d rather be asked.</p>
          </div>
        </div>`,
      )}
      ${section(
        'table',
        html`<div class="section-head" id="table"><h2>A table for supper</h2><p>On the nights when the boat stays, eleven people can too. Ines cooks one thing.</p></div>
        ${openTableBlock('b004', openTableSource(visit))}`,
      )}
      ${section(
        'parcels',
        html`<div class="section-head" id="by-post"><h2>By post</h2><p>What survives the journey, and some things that need no boat.</p></div>
        ${productGrid(visit)}`,
      )}`,
}
