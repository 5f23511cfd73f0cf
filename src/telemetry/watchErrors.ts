import { log } from '../browser/log'
import { reportError } from './reportError'

// Ends before the line and column at the end of the frame, because a host's port looks like a line number.
const addressInFrame = /(?:https?|file):\/\/[^\s)]+?(?=:\d+(?::\d+)?(?:[\s)]|$))/
/** The folder of chunks, below the folder of the build. */
export const chunkFolder = '/chunks/'
const filePrefix = 'skerry.'

/**
 * Reports and logs uncaught errors and unhandled rejections from our own files, never the page's. Takes the folder of
 * our files, by default that of this file. Returns a function that stops it.
 */
export function watchErrors(folder: string = ownFolder()): () => void {
  const onError = ({ error, message, filename }: ErrorEvent) => {
    const thrown = error ?? message
    if (isOwn(addressOf(thrown) || filename, folder)) record(thrown, 'error')
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOwn(addressOf(reason), folder)) record(reason, 'unhandledrejection')
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}

function record(thrown: unknown, uncaught: string): void {
  reportError(thrown, { uncaught })
  log('unhandled error', { error: thrown, uncaught })
}

/** Whether a file is one that the build writes into the folder: `skerry.*`, or below `chunks`. */
function isOwn(address: string, folder: string): boolean {
  return address.startsWith(`${folder}${chunkFolder}`) || address.startsWith(`${folder}/${filePrefix}`)
}

/** The file of the first frame that has one. Native frames have none. */
function addressOf(error: unknown): string {
  const stack = error instanceof Error ? String(error.stack ?? '') : ''
  return addressInFrame.exec(stack)?.[0] ?? ''
}

/** The folder of the build that contains this file. */
export function ownFolder(): string {
  const address = addressOf(new Error())
  const chunks = address.lastIndexOf(chunkFolder)
  return address.slice(0, Math.max(0, chunks >= 0 ? chunks : address.lastIndexOf('/')))
}
