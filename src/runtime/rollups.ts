import { loadScript } from '../browser/loadScript'
import { settings } from '../browser/settings'
import { shared } from '../browser/shared'
import { ChunkLoadError } from '../errors/ChunkLoadError'
import { CssChunkLoadError } from '../errors/CssChunkLoadError'
import { ModuleMissingError } from '../errors/ModuleMissingError'
import { format } from '../language/format'
import type { Page, Rollup } from '../model/page/page'
import { messages } from './messages'

const loadTimeoutMs = 120_000 // B9 Timing
const tries = 3

/**
 * Loads modules that the page context lists as rollups: their style sheets and scripts, each once per page (R3 Module
 * loading). Takes the module names, the page, and the trigger of the load. Rejects with a `ModuleMissingError` if the
 * rollups lack a module, or with a `CssChunkLoadError` or a `ChunkLoadError` if a file fails three times or does not
 * load within 120 seconds.
 */
export async function loadModules(names: readonly string[], page: Page, trigger: string): Promise<void> {
  const missing = names.filter((name) => !Object.hasOwn(page.rollups, name))
  const [first] = missing
  if (first !== undefined) throw new ModuleMissingError(first, missingMessage(missing, trigger))
  await Promise.all(names.map((name) => loadModule(name, page.rollups[name]!)))
}

async function loadModule(name: string, { js, css }: Rollup): Promise<void> {
  const styles = css.map((href) => loadStyleSheet(href))
  try {
    // Scripts of one module may depend on each other, so they are loaded in order.
    for (const url of js) await tryOften((timeoutMs) => loadScript(url, { timeoutMs }))
  } catch (error) {
    throw new ChunkLoadError(name, String(error), { cause: error })
  }
  await Promise.all(styles)
}

function missingMessage(missing: readonly string[], trigger: string): string {
  if (window.top === window) return format(messages.unableToLoadModule, { module: missing.join(', '), trigger })
  return format(messages.modulesNotInTopFrame, { modules: missing.join(', ') })
}

function loadStyleSheet(href: string): Promise<void> {
  const loads = shared('styleSheets', () => new Map<string, Promise<void>>())
  const known = loads.get(href)
  if (known) return known
  const load = tryOften((timeoutMs) => insertStyleSheet(href, timeoutMs))
  loads.set(href, load)
  load.catch(() => loads.delete(href))
  return load
}

function insertStyleSheet(href: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const fail = () => {
      clearTimeout(timer)
      link.remove()
      reject(new CssChunkLoadError(href))
    }
    const timer = setTimeout(fail, timeoutMs)
    link.rel = 'stylesheet'
    if (settings().nonce) link.nonce = settings().nonce
    link.onerror = fail
    link.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    link.href = href
    document.head.append(link)
  })
}

/** Loads a file. If it fails, tries twice more, as for the chunks of the build, but not after 120 seconds. */
async function tryOften(load: (timeoutMs: number) => Promise<void>): Promise<void> {
  const deadline = performance.now() + loadTimeoutMs
  for (let tried = 1; ; tried++) {
    try {
      return await load(deadline - performance.now())
    } catch (error) {
      if (tried === tries || performance.now() >= deadline) throw error
    }
  }
}
