import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { MenuProps } from './props'

/** B7 Menu: tabs, each with its panel (B2, B4). */
export const menu = defineBlock<MenuProps>({
  name: 'menu',
  selector: '.sqs-block-menu .menu-wrapper, [data-block-type="menu"]',
  draws: false,
  earlyInteractions: { click: '.js-menu-select-labels' },
  early,
  // With several panels, templates show none until a script has run.
  reserve: '.js-menu:not(.js-menu~*)',
  reserveStyle: () => 'display:block',
  panels: ['.js-menu:not([data-state])', 'menu--open'],
  load: () => import('./block'),
})
