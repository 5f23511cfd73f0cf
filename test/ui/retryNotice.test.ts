import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { showRetry } from '../../src/ui/retryNotice'

const block = () => document.querySelector('#block') as HTMLElement
const buttons = () => document.querySelectorAll('button')

beforeEach(() => {
  document.body.innerHTML = '<div id="block">The server’s words</div><p></p>'
})
afterEach(() => {
  undoAll()
  forgetShared()
})

it('shows a button directly after the block and leaves the block alone', () => {
  showRetry(block(), { onRetry: () => {} })
  expect(block().nextElementSibling?.textContent).toBe('Unable to load. Try again.')
  expect(block().textContent).toBe('The server’s words')
})

it('retries once for several clicks, and again after a failure', async () => {
  let fail = () => {}
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (fail = resolve)))
  showRetry(block(), { onRetry })
  for (let i = 0; i < 3; i++) buttons()[0]?.click()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(buttons()[0]?.getAttribute('aria-disabled')).toBe('true')
  fail()
  await vi.waitFor(() => expect(buttons()[0]?.hasAttribute('aria-disabled')).toBe(false))
  buttons()[0]?.click()
  expect(onRetry).toHaveBeenCalledTimes(2)
})

it('shows one notice per block, with the latest message', () => {
  showRetry(block(), { onRetry: () => {} })
  showRetry(block(), { message: 'Unable to open form', onRetry: () => {} })
  expect([...buttons()].map(({ textContent }) => textContent)).toEqual(['Unable to open form'])
})

it('shows one notice per block, even if an earlier one is removed again', () => {
  const removeFirst = showRetry(block(), { onRetry: () => {} })
  showRetry(block(), { onRetry: () => {} })
  removeFirst()
  showRetry(block(), { message: 'Unable to open form', onRetry: () => {} })
  expect([...buttons()].map(({ textContent }) => textContent)).toEqual(['Unable to open form'])
})

it('is removed without a trace', () => {
  const remove = showRetry(block(), { onRetry: () => {} })
  remove()
  expect(document.body.innerHTML).toBe('<div id="block">The server’s words</div><p></p>')
})

it('is removed at stop', () => {
  showRetry(block(), { onRetry: () => {} })
  undoAll()
  expect(buttons()).toHaveLength(0)
})

it.each([
  ['the block, if it is a control', '<div id="block" class="sqs-add-to-cart-button" tabindex="0">Buy</div>', 'block'],
  ['the first control of the block', '<div id="block"><p>Wool</p><a id="wool" href="/wool">Wool</a></div>', 'wool'],
])('moves the focus from its button to %s', (_, html, id) => {
  document.body.innerHTML = html
  const remove = showRetry(block(), { onRetry: () => {} })
  buttons()[0]?.focus()
  remove()
  expect(document.activeElement?.id).toBe(id)
})
