import { expect, it } from 'vitest'
import { sourceForTests } from '../support/sourcePage'

const source = `
  import { createServedElements } from './src/browser/servedElements'
  Object.assign(window, { createServedElements })
`
const body = '<p id="plain">Text</p><p id="styled" style="left:3px;  top:1px" class=" a  b ">Text</p>'
const openPage = sourceForTests(source, body)

it('leaves no trace in style and class attributes in Chromium, which updates them lazily', async () => {
  const page = await openPage()
  const results = await page.evaluate(() => {
    const { createServedElements } = window as never as {
      createServedElements: () => {
        write: (element: Element | null, key: string, value: string | boolean | null) => void
        restoreAll: () => void
      }
    }
    const [plain, styled] = document.querySelectorAll('p')
    const { write, restoreAll } = createServedElements()
    const shown = () => [plain?.outerHTML, styled?.outerHTML]
    for (const [key, value] of [
      [':left', '9px'],
      ['.more', true],
    ] as const) {
      for (const element of [plain!, styled!]) write(element, key, value)
    }
    write(plain!, ':left', null)
    write(plain!, '.more', false)
    const cleared = plain?.outerHTML
    write(plain!, ':left', '5px')
    restoreAll()
    return { cleared, restored: shown() }
  })
  expect(results.cleared).toBe('<p id="plain">Text</p>')
  expect(results.restored.join('')).toBe(body)
})
