import type { Page } from '../model/page/page'
import { initialisePage } from './initialisePage'

export { isFirstInitialisation } from './initialisePage'

/** Starts what a page does besides its blocks, after the first of them. Takes the page context; returns what undoes it. */
export function startPage(page: Page): () => void {
  return initialisePage(page)
}
