import { BlockError } from '../errors/BlockError'
import { noUndo } from './codeMessages'

/** Returns what a method of a block's module has returned, if it is the function that undoes it, or throws. */
export function checkUndo(undo: unknown, name: string, method: 'attach' | 'attachFailure'): () => void {
  if (typeof undo !== 'function') throw new BlockError(noUndo(name, method))
  return undo as () => void // all that the runtime relies on is that it can be called
}
