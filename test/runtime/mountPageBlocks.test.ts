import { afterEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import type { Page } from '../../src/model/page/page'
import type { BlockDefinition } from '../../src/runtime/defineBlock'
import type { PageBlockDefinition } from '../../src/runtime/definePageBlock'
import { mountPageBlocks } from '../../src/runtime/mountPageBlocks'

const popup: PageBlockDefinition = {
  name: 'popup',
  wants: () => true,
  load: async () => ({ parse: () => ({}), attach: () => () => {} }),
}

afterEach(() => {
  undoAll()
  document.body.innerHTML = ''
})

/** The rows that the runtime gets for the given page blocks. */
function rowsOf(...definitions: readonly PageBlockDefinition[]): readonly BlockDefinition[] {
  const rows: BlockDefinition[] = []
  const runtime = { define: (...added: readonly BlockDefinition[]) => rows.push(...added), watch: () => () => {} }
  const checked = new Set<PageBlockDefinition>()
  // Twice, because the page's own tasks add theirs later.
  for (let i = 0; i < 2; i++) mountPageBlocks(definitions, checked, {} as Page, runtime)
  return rows
}

describe('a page block', () => {
  it('waits until the page is idle, unless its definition says otherwise', () => {
    expect(rowsOf(popup, { ...popup, when: 'now' }).map(({ when }) => when)).toEqual(['idle', 'now'])
  })

  it('is mounted once in its own element, until stop', () => {
    const [row] = rowsOf(popup)
    expect([...document.querySelectorAll(row?.selector ?? '')]).toEqual([document.body.lastElementChild])
    undoAll()
    expect(document.body.childElementCount).toBe(0)
  })

  it('is mounted even if the `wants` of another throws, which is reported', () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const wants = () => {
      throw new Error('broken')
    }
    expect(rowsOf({ ...popup, name: 'banner', wants }, popup).map(({ name }) => name)).toEqual(['popup'])
    expect(report).toHaveBeenCalledOnce()
  })
})
