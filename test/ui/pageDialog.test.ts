import { afterEach, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { openPageDialog } from '../../src/ui/pageDialog'

afterEach(() => {
  undoAll()
  forgetShared()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it('a dialog with a part of the page leaves nothing above the page once it has moved out', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // reduced motion
  document.body.innerHTML = '<button>Quick view</button>'
  document.querySelector('button')?.focus()
  const content = document.createElement('section')
  const onClose = vi.fn()
  const { dialog, close } = openPageDialog({ label: 'Rope', closeLabel: 'Close', content, onClose })
  const layers = () => document.querySelector('[data-skerry-overlay]')?.shadowRoot?.querySelectorAll('.layer').length
  expect([layers(), content.isConnected, dialog.getAttribute('aria-label')]).toEqual([1, true, 'Rope'])
  close()
  await vi.waitFor(() => expect(content.isConnected).toBe(false))
  expect(layers()).toBe(0)
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('Quick view')
})
