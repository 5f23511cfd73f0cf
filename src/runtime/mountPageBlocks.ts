import { atStop } from '../browser/atStop'
import type { Page } from '../model/page/page'
import type { PageBlockDefinition } from './definePageBlock'
import type { Runtime } from './runtime'

const hostAttribute = 'data-skerry-page-block'

/**
 * Hands the page blocks that this page wants to the runtime, each once: from there on they are blocks like any other.
 * Takes all that are known and those that were asked already. At stop their own elements leave the page.
 */
export function mountPageBlocks(
  definitions: readonly PageBlockDefinition[],
  asked: Set<PageBlockDefinition>,
  page: Page,
  runtime: Pick<Runtime, 'define'>,
): void {
  for (const definition of definitions) {
    if (asked.has(definition)) continue
    asked.add(definition)
    try {
      if (definition.wants(page)) mountPageBlock(definition, runtime)
    } catch (error) {
      reportError(error) // one that cannot be asked must not keep the others
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
