import { atStop } from '../browser/atStop'
import type { Page } from '../model/page/page'
import type { PageBlockDefinition } from './definePageBlock'
import type { Runtime } from './runtime'

const hostAttribute = 'data-skerry-page-block'

/**
 * Passes the page blocks that this page needs to the runtime, each once. From then on they are ordinary blocks. Takes
 * all known page blocks and those that were checked before. When Skerry stops, their own elements are removed.
 */
export function mountPageBlocks(
  definitions: readonly PageBlockDefinition[],
  checked: Set<PageBlockDefinition>,
  page: Page,
  runtime: Pick<Runtime, 'define'>,
): void {
  for (const definition of definitions) {
    if (checked.has(definition)) continue
    checked.add(definition)
    try {
      if (definition.wants(page)) mountPageBlock(definition, runtime)
    } catch (error) {
      reportError(error) // an error in one `wants` must not stop the others
    }
  }
}

function mountPageBlock(definition: PageBlockDefinition, runtime: Pick<Runtime, 'define'>): void {
  const { wants: _, dropzone, when = 'idle', ...row } = definition
  if (!dropzone) {
    const host = document.createElement('div')
    host.setAttribute(hostAttribute, definition.name)
    document.body.append(host)
    atStop(() => host.remove())
  }
  runtime.define({ ...row, when, selector: dropzone ?? `[${hostAttribute}="${CSS.escape(definition.name)}"]` })
}
