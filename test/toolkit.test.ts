import { describe, expect, it } from 'vitest'
import type { Page } from '../src/model/page/page'
import { createToolkit } from '../src/toolkit'

const toolkit = createToolkit((_name, load) => load(), {} as Page) // neither function reads the page

describe('a call with an invalid argument', () => {
  it('lists the valid kinds of dialogs instead of opening one', async () => {
    const opened = toolkit.dialog({ kind: 'confrim' as 'confirm', message: 'Cast off?' })
    await expect(opened).rejects.toThrow(
      'Skerry.dialog: there is no kind "confrim". Use confirm-reject, confirm-cancel, confirm, none, information.',
    )
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
  })

  it('says that a tooltip needs an element', async () => {
    const added = toolkit.tooltip(document.querySelector<HTMLElement>('#missing')!, 'Two flashes')
    await expect(added).rejects.toThrow('Skerry.tooltip needs an element, not null.')
  })
})
