import { expect, it, vi } from 'vitest'
import { fetchQuickView } from '../../blocks/quick-view/fetchQuickView'
import { messages } from '../../src/data/messages'
import type { Page } from '../../src/model/page/page'

it.each([undefined, 7, '', ' \n'])(
  'a quick view whose response has the HTML %j fails instead of being empty',
  async (html) => {
    vi.stubGlobal('fetch', async () => Response.json({ item: { title: 'Bread knife' }, html }))
    await expect(fetchQuickView('p1', {} as Page, new AbortController().signal)).rejects.toThrow(messages.unknown)
  },
)
