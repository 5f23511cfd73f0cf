import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { PopupOverlayProps } from './props'

/** B3, B6, B9 Popup overlay: a message or a sign-up that opens over the page. */
export const popupOverlay = definePageBlock<PopupOverlayProps>({
  name: 'popup-overlay',
  wants: () => true,
  dropzone: '[data-block-type="popup-overlay"]',
  draws: false,
  load: () => import('./block'),
})
