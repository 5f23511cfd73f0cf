// Messages for developers about the code of blocks. They are part of the entry and the wiring, so they are plain text
// that the build inlines, not a catalogue.

/** Why a file of the build is missing, after its address. */
export const fileFailed = 'failed to load or failed its integrity check'

/** Why a chunk is missing (B9 Timing). */
export const noResponse = 'no response within 120 seconds'

/** A method of a module that returned no function. */
export const noUndo = (name: string, method: string): string =>
  `${method} of block "${name}" must return a function that undoes it.`

/** A definition with an unknown `when`. */
export const unknownWhen = (name: string, when: unknown): string =>
  `Block "${name}": there is no when ${JSON.stringify(when)}.`

/** A module that lacks an export that its definition requires. */
export const incompleteModule = (name: string, needed: string, draws: boolean): string =>
  `The module of block "${name}" must export parse and ${needed}. Its definition says draws: ${draws}.`
