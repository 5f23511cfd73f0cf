import { shared } from '../browser/shared'
import type { Page } from '../model/page/page'
import type { WatchPage } from '../runtime/watchPage'
import { startVisit } from '../telemetry/visit'
import { startDateNodes } from './dateNodes'
import { startFluidImages } from './fluidImages'
import { startPrinting } from './printing'
import { startScaledText } from './scaledText'

/** What a task of the page works with: the page context, and what it learns from about elements that come and go. */
export interface TaskContext {
  readonly page: Page
  readonly watch: WatchPage
}

/** What a page does besides its blocks; returns what undoes it. */
export type PageTask = (context: TaskContext) => () => void

interface Initialisation {
  count: number
  undo: (() => void) | null
}

const state = () => shared<Initialisation>('page initialisation', () => ({ count: 0, undo: null }))

/** Undone from the last to the first. */
const pageTasks: readonly PageTask[] = [
  startPrinting,
  ({ watch }) => startFluidImages(watch),
  ({ watch }) => startScaledText(watch),
  ({ watch }) => startDateNodes(watch),
  ({ page }) => startVisit(page),
]

/**
 * Runs the page's tasks, once (B4 Page initialisation): a page that is initialised already is left alone. A task that
 * throws does not keep the others from running. Returns what undoes all of them; after that the page, or the one that a
 * template put in its place, can be initialised anew.
 */
export function initialisePage(context: TaskContext, tasks: readonly PageTask[] = pageTasks): () => void {
  const own = state()
  if (own.undo) return own.undo
  own.count++
  const undos = tasks.flatMap((task) => attempt(() => task(context)) ?? [])
  const undo = () => {
    if (own.undo !== undo) return
    own.undo = null
    for (const undoTask of undos.reverse()) attempt(undoTask)
  }
  own.undo = undo
  return undo
}

/** Whether the page is in its first initialisation, or before it: false from the second one on (B4 Page initialisation). */
export function isFirstInitialisation(): boolean {
  return state().count <= 1
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
