import { afterEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { openPageDialog } from '../../src/ui/pageDialog'

afterEach(() => {
  undoAll()
  forgetShared()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it('a dialog with content from the page leaves nothing behind after its exit animation', async () => {
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

describe('a dialog with a captcha', () => {
  const open = (html: string) => {
    const content = document.createElement('section')
    content.innerHTML = html
    return openPageDialog({ label: 'News', closeLabel: 'Close', content, onClose: () => {} })
  }

  it('allows focus in the captcha’s challenge, but not on the page', () => {
    open('<form><button>Subscribe</button></form>')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div style="position: absolute"><iframe></iframe><button>Verify</button></div><button>Behind</button>',
    )
    const [, verify, behind] = [...document.querySelectorAll('button')]
    verify?.focus()
    expect(document.activeElement).toBe(verify)
    behind?.focus()
    expect(document.activeElement).not.toBe(behind)
  })

  it('is not modal for screen readers, which could not reach the challenge otherwise', async () => {
    expect(open('<form></form>').dialog.getAttribute('aria-modal')).toBe('true')
    expect(open('<div class="captcha-container"></div>').dialog.getAttribute('aria-modal')).toBe(null)
    const { dialog } = open('<form></form>')
    document.querySelectorAll('form')[1]!.innerHTML = '<div class="captcha-container"></div>' // a view draws it later
    await vi.waitFor(() => expect(dialog.getAttribute('aria-modal')).toBe(null))
  })
})
