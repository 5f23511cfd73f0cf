import { resolve } from 'node:path'
import { type RunningServer, startServer } from '../../mocks/server'
import type { TagKind } from '../../mocks/server/scriptTag'
import { pages, renderPage } from '../../mocks/site/index'

/** The pages of the demo site, by path. */
export const demoPaths: readonly string[] = pages.map(({ path }) => path)

/** Serves the demo site with the given tag on every page. */
export function serveDemoSite(tag: TagKind): Promise<RunningServer> {
  return startServer({ packageRoot: resolve(import.meta.dirname, '../..'), renderPage, tag })
}
