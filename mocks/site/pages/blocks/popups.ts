import { newsletterForm } from '../../../fixtures/forms'
import { html } from '../../html'
import { newsletterBlock } from '../../markup/form'
import type { BlockPage } from './BlockPage'

/** The page of the popup overlay. No other page of the site has one. */
export const popupOverlay: BlockPage = {
  name: 'popup-overlay',
  title: 'Popup overlay',
  summary: 'A message or a sign-up that opens over the page.',
  blocks: ['popup-overlay'],
  hasFooterNewsletter: false,
  settings: {
    popupOverlaySettings: {
      style: 2,
      showOnScroll: true,
      scrollPercentage: 50,
      showOnTimer: true,
      timerDelay: 60_000,
      showUntilSignup: true,
      displayFrequency: 7,
      enableMobile: true,
      enabledPages: [],
      showOnAllPages: true,
      version: 1,
    },
  },
  tries: [
    'Scroll halfway down, or wait a minute: the popup opens. Tab stays in it; Escape, the cross and a click beside it close it, and the focus is where it was.',
    'Close it and reload the page: it does not come back for a week. Sign up: it never does, until its version changes.',
    html`Close it <a href="/blocks/popup-overlay?cookies=restrictive">under a restrictive cookie policy</a> and reload: it stays closed. In a new tab it is back, because nothing is stored beyond the tab before you accept.`,
    'Scroll while the cart’s drawer is open, or with the cursor in a field: the popup waits. It also waits until you have answered the cookie banner, on pages that have one.',
  ],
  scenarios: ['serverError', 'slow'],
  examples: (visit) => [
    {
      title: 'Over the page',
      note: 'Its content is a template of the page, which shows nothing by itself. When it opens is in the settings of the page.',
      content: html`<template data-block-type="popup-overlay">${newsletterBlock('x451', visit, newsletterForm, {
        title: 'The keeper’s letter',
        text: 'Four times a year: what the lamp has seen.',
      })}</template>
            <p>The settings of this page ask for a popup. Scroll halfway down.</p>`,
    },
  ],
}
