import { atStop } from '../browser/atStop'
import { markOwn } from '../browser/ownElements'
import type { Page } from '../model/page/page'
import type { BlockDefinition } from './defineBlock'
import type { PageBlockDefinition } from './definePageBlock'
import type { Runtime } from './runtime'
import type { WatchPage } from './watchPage'

const hostAttribute = 'data-skerry-page-block'

/**
 * Passes the page blocks that this page needs to the runtime, each once. From then on they are ordinary blocks. Takes
 * all known page blocks and those that were checked before. When Skerry stops, their own elements are removed.
 */
export function mountPageBlocks(
  definitions: readonly PageBlockDefinition[],
  checked: Set<PageBlockDefinition>,
  page: Page,
  runtime: Pick<Runtime, 'define' | 'watch'>,
): void {
  const rows: BlockDefinition[] = []
  for (const definition of definitions) {
    if (checked.has(definition)) continue
    checked.add(definition)
    try {
      if (definition.wants(page)) rows.push(rowOf(definition, runtime.watch))
    } catch (error) {
      reportError(error) // an error in one `wants` must not stop the others
    }
  }
  if (rows[0]) runtime.define(...rows) // together, because each call scans the page
}

/** The row of a page block, after its own element has been added to the page, if it needs one. */
function rowOf(definition: PageBlockDefinition, watch: WatchPage): BlockDefinition {
  const { wants: _, dropzone, when = 'idle', ...row } = definition
  if (!dropzone) {
    const host = markOwn(document.createElement('div'))
    host.setAttribute(hostAttribute, definition.name)
    let isUnwanted = false
    const place = () => {
      if (host.isConnected) isUnwanted = false
      else if (!isUnwanted) document.body.append(host)
    }
    place()
    // Templates may replace the body or its content, at once or after emptying it. Code that removes only this element
    // does not want it.
    const onRemoved = () => {
      if (host.parentNode || !document.body.firstElementChild) return
      queueMicrotask(() => {
        isUnwanted = !host.isConnected
      })
    }
    atStop(watch({ onAdded: place, onRemoved }))
    atStop(() => host.remove())
  }
  return { ...row, when, selector: dropzone ?? `[${hostAttribute}="${CSS.escape(definition.name)}"]` }
}
