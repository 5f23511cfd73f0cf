import { createPageWatch, type PageWatch } from '../../src/runtime/watchPage'

/** What the runtime gives to the tasks of a page, started. */
export function watchForTests(): PageWatch {
  const pageWatch = createPageWatch()
  pageWatch.start()
  return pageWatch
}
