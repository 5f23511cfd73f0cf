import { expect, it } from 'vitest'
import { readableCopy } from '../../src/browser/readableCopy'

it('contains only the text that a browser renders, and leaves the element unchanged', () => {
  document.body.innerHTML =
    '<p>High <b>tide<style>b {}</style></b><noscript>Off</noscript><script type="text/plain">x</script> at noon</p>'
  const served = document.body.innerHTML
  const copy = readableCopy(document.querySelector('p')!)
  expect(copy.outerHTML).toBe('<p>High <b>tide</b> at noon</p>')
  expect(document.body.innerHTML).toBe(served)
})
