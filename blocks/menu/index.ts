import { defineBlock } from '../../src/runtime/defineBlock'
import type { MenuProps } from './props'

const tab = '.js-menu-select-labels'

/** B7 Menu: tabs, each with its panel (B2, B4). */
export const menu = defineBlock<MenuProps>({
  name: 'menu',
  selector: '.sqs-block-menu .menu-wrapper, [data-block-type="menu"]',
  draws: false,
  earlyInteractions: { click: tab },
  early:
    // One panel from the start: panels that closed only on mount would shift the page.
    `@media screen{.js-menu~.js-menu:not([data-state]){display:none}}${tab}{display:inline-block;padding:.4em .75em}`,
  // With several panels, templates show none until a script has run.
  reserve: '.js-menu:not(.js-menu~*)',
  reserveStyle: () => 'display:block',
  panels: ['.js-menu:not([data-state])', 'menu--open'],
  load: () => import('./block'),
})
