import { initialisations } from '../browser/initialisations'
import { shared } from '../browser/shared'
import type { Page } from '../model/page/page'
import type { WatchPage } from '../runtime/watchPage'
import { startVisit } from '../telemetry/visit'
import { startDateNodes } from './dateNodes'
import { startFluidImages } from './fluidImages'
import { showHiddenContent } from './hiddenContent'
import { startKeptClicks } from './keptClicks'
import { startPrinting } from './printing'
import { startScaledText } from './scaledText'
import { startTextHighlights } from './textHighlights'

/** The arguments of a page task: the page context, and a function to watch for elements that are added or removed. */
export interface TaskContext {
  readonly page: Page
  readonly watch: WatchPage
}

/** A task of the page, in addition to its blocks. Returns a function that undoes it. */
export type PageTask = (context: TaskContext) => () => void

const state = () => shared<{ undo: (() => void) | null }>('page initialisation', () => ({ undo: null }))

/** Undone in reverse order. */
const pageTasks: readonly PageTask[] = [
  ({ watch }) => showHiddenContent(watch),
  startPrinting,
  ({ watch }) => startFluidImages(watch),
  ({ watch }) => startScaledText(watch),
  ({ watch }) => startTextHighlights(watch),
  ({ watch }) => startDateNodes(watch),
  ({ page }) => startVisit(page),
  ({ page }) => startKeptClicks(page),
]

/**
 * Runs the page's tasks, once (B4 Page initialisation): a page that is already initialised is left alone. A task that
 * throws does not stop the others. Returns a function that undoes all of them. After that, the page, or the one that a
 * template replaced it with, can be initialised again.
 */
export function initialisePage(context: TaskContext, tasks: readonly PageTask[] = pageTasks): () => void {
  const own = state()
  if (own.undo) return own.undo
  initialisations().count++
  const undos = tasks.flatMap((task) => attempt(() => task(context)) ?? [])
  const undo = () => {
    if (own.undo !== undo) return
    own.undo = null
    for (const undoTask of undos.reverse()) attempt(undoTask)
  }
  own.undo = undo
  return undo
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
