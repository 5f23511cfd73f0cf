import type { Page } from '../../src/model/page/page'
import type { PopupOverlay } from '../../src/model/page/popupOverlay'

export interface PopupOverlayProps extends PopupOverlay {
  readonly template: HTMLTemplateElement
  readonly page: Page
}
