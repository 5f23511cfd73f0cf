import { initialisePage, type TaskContext } from './initialisePage'

export { isFirstInitialisation } from './initialisePage'

/** Starts what a page does besides its blocks, after the first of them. Returns what undoes it. */
export function startPage(context: TaskContext): () => void {
  return initialisePage(context)
}
