// Messages for developers. Most of them are part of the entry, so they are constants that the build inlines, not a
// catalogue.

/** B8 Console and runtime messages. */
export const secondRun = 'Detected second run, this is bad.'

/** `start` was called on a server. */
export const noWindow = 'Skerry needs a browser window: nothing was started.'

/** The package was imported, but has no script tag from which it could start. */
export const notStarted = 'Skerry has not started, because no script tag names its file. Call start().'

/** A function that needs a page was called while Skerry was not running. */
export const notRunning = 'Skerry is not running. Call Skerry.start() first.'

/** A definition lacks what is needed to find and load the block. */
export const incompleteDefinition = 'A block needs name, load, and selector or wants.'

/** Two definitions have the same name. */
export const nameTaken = (name: string): string => `A block named "${name}" is already defined.`

/** Logged under `data-debug`. */
export const blockMounted = (name: string): string => `Skerry: block "${name}" is mounted.`

/** Logged before the error of a block. */
export const blockFailed = (name: string): string => `Skerry: block "${name}" failed.`
