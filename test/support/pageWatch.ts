import { createPageWatch, type PageWatch } from '../../src/runtime/watchPage'

/** Creates and starts the page watch that the runtime passes to page tasks. */
export function watchForTests(): PageWatch {
  const pageWatch = createPageWatch()
  pageWatch.start()
  return pageWatch
}
