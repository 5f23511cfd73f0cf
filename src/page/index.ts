import { initialisePage, type TaskContext } from './initialisePage'

/** Starts the page's tasks besides its blocks, after the first of them. Returns a function that undoes it. */
export function startPage(context: TaskContext): () => void {
  return initialisePage(context)
}
