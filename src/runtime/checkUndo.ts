import { BlockError } from '../errors/BlockError'
import { noUndo } from './codeMessages'

/** Returns `undo`, which a method of a block's module has returned. Throws if it is not a function. */
export function checkUndo(undo: unknown, name: string, method: 'attach' | 'attachFailure'): () => void {
  if (typeof undo !== 'function') throw new BlockError(noUndo(name, method))
  return undo as () => void // the runtime only calls it
}
