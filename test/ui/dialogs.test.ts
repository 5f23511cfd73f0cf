import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared, shared } from '../../src/browser/shared'
import { dialogStore } from '../../src/ui/dialogStore'
import { alertDialog, informationDialog, openDialog } from '../../src/ui/dialogs'
import { openLayer } from '../../src/ui/overlayHost'

const shadow = () => document.querySelector('[data-skerry-overlay]')?.shadowRoot ?? null
const dialogs = () => [...(shadow()?.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? [])]
const buttons = () => [...(shadow()?.querySelectorAll('button') ?? [])]
const button = (name: string) => buttons().find(({ textContent }) => textContent === name) as HTMLElement
// The view is imported with the first dialog, which takes time on a slow machine.
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
const appears = (count = 1) => eventually(() => expect(dialogs()).toHaveLength(count))
/** Presses Escape once the top dialog has the focus: it is drawn a moment before it handles keys. */
const pressEscape = async () => {
  await eventually(() =>
    expect(
      dialogs()
        .at(-1)
        ?.contains(shadow()?.activeElement ?? null),
    ).toBe(true),
  )
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
}

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">Open</button>'
  ;(document.querySelector('#opener') as HTMLElement).focus()
})
afterEach(() => {
  undoAll()
  forgetShared()
  vi.useRealTimers()
})

describe('openDialog', () => {
  it.each([
    ['confirm-reject', ['No', 'Yes']],
    ['confirm-cancel', ['Cancel', 'Okay']],
    ['confirm', ['Okay']],
    ['none', []],
  ] as const)('of kind %s has the buttons %j', async (kind, names) => {
    openDialog({ kind, title: 'Leave?', message: 'Your entry is not sent.' })
    await appears()
    expect(buttons().map(({ textContent }) => textContent)).toEqual(names)
  })

  it.each([
    ['confirm-reject', ['Discard', 'Keep']],
    ['confirm-cancel', ['Back', 'Keep']],
  ] as const)('of kind %s uses custom labels', async (kind, names) => {
    openDialog({ kind, message: 'Leave?', confirmLabel: 'Keep', rejectLabel: 'Discard', cancelLabel: 'Back' })
    await appears()
    expect(buttons().map(({ textContent }) => textContent)).toEqual(names)
  })

  it('has a red button if it is destructive, and otherwise a primary one', async () => {
    openDialog({ kind: 'confirm', message: 'Usual' })
    openDialog({ kind: 'confirm', message: 'Dangerous', isDestructive: true })
    await appears(2)
    expect(buttons().map(({ className }) => className)).toEqual(['button button--primary', 'button button--danger'])
  })

  it.each([
    ['confirm-reject', 'Yes', 'confirm'],
    ['confirm-reject', 'No', 'reject'],
    ['confirm-cancel', 'Cancel', 'cancel'],
    ['confirm', 'Okay', 'confirm'],
  ] as const)('of kind %s closed with %s resolves to %s', async (kind, name, outcome) => {
    const handle = openDialog({ kind, message: 'Leave?' })
    await appears()
    button(name).click()
    expect(await handle.outcome).toBe(outcome)
  })

  it('closes on Escape unless that is turned off', async () => {
    const stays = openDialog({ kind: 'confirm', message: 'Stay', closesOnEscape: false })
    await appears()
    await pressEscape()
    expect(dialogStore().getState().open[0]?.state).toBe('open')
    stays.close()
    expect(await stays.outcome).toBe('cancel')
    const goes = openDialog({ kind: 'confirm', message: 'Go' })
    await eventually(() => expect(dialogs().some(({ textContent }) => textContent?.includes('Go'))).toBe(true))
    await pressEscape()
    expect(await goes.outcome).toBe('escape')
  })

  it('closes only the topmost dialog on Escape', async () => {
    openDialog({ kind: 'confirm', message: 'Below' })
    const above = openDialog({ kind: 'confirm', message: 'Above' })
    await appears(2)
    await pressEscape()
    expect(await above.outcome).toBe('escape')
    await eventually(() =>
      expect(
        dialogStore()
          .getState()
          .open.map(({ state }) => state),
      ).toEqual(['open']),
    )
  })

  it('is 350 px wide with a padding of 20, or has the given width', async () => {
    openDialog({ kind: 'confirm', message: 'Usual' })
    openDialog({ kind: 'confirm', message: 'Wide', width: 500, padding: 32 })
    await appears(2)
    const sizes = dialogs().map(({ style }) => [style.getPropertyValue('inline-size'), style.padding])
    expect(sizes).toEqual([
      ['min(350px, 100%)', '20px'],
      ['min(500px, 100%)', '32px'],
    ])
  })

  it('has a name, a description and focus, which returns afterwards', async () => {
    openDialog({ kind: 'confirm-cancel', title: 'Remove?', message: 'The kayak goes.', isDestructive: true })
    await appears()
    const [dialog] = dialogs()
    const named = (attribute: string) => shadow()?.getElementById(dialog?.getAttribute(attribute) ?? '')?.textContent
    expect(dialog?.getAttribute('role')).toBe('alertdialog')
    expect(named('aria-labelledby')).toBe('Remove?')
    expect(named('aria-describedby')).toBe('The kayak goes.')
    await eventually(() => expect(shadow()?.activeElement).toBe(button('Cancel')))
    button('Cancel').click()
    await eventually(() => expect(document.activeElement?.id).toBe('opener'))
  })

  it('is removed 600 ms after closing if no animation ends', async () => {
    vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{} as Animation])
    const handle = openDialog({ kind: 'confirm', message: 'Bye' })
    await appears()
    vi.useFakeTimers()
    handle.close()
    await vi.advanceTimersByTimeAsync(599)
    expect(dialogs()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(shadow()?.querySelector('.layer')).toBeNull()
  })

  it('focuses only the topmost of several dialogs, without scrolling the page', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    openDialog({ kind: 'confirm', message: 'Below', confirmLabel: 'Below' })
    openDialog({ kind: 'confirm', message: 'Above', confirmLabel: 'Above' })
    await eventually(() => expect(shadow()?.activeElement?.textContent).toBe('Above'))
    expect(focus.mock.contexts.map((element) => (element as HTMLElement).textContent)).toEqual(['Above'])
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    const inert = [...(shadow()?.querySelectorAll<HTMLElement>('.dialog-scrim') ?? [])].map((scrim) => scrim.inert)
    expect(inert).toEqual([true, false])
  })

  it('restores its own focus after another dialog above it has closed', async () => {
    openDialog({ kind: 'confirm-cancel', message: 'Below', confirmLabel: 'Go', cancelLabel: 'Stay' })
    await eventually(() => expect(shadow()?.activeElement?.textContent).toBe('Go'))
    button('Stay').focus()
    openDialog({ kind: 'confirm', message: 'Above' })
    await eventually(() => expect(shadow()?.activeElement?.textContent).toBe('Okay'))
    button('Okay').click()
    await appears(1)
    expect(shadow()?.activeElement).toBe(button('Stay'))
  })

  it('returns the focus to the opener of the dialog below if that has closed first', async () => {
    const below = openDialog({ kind: 'confirm', message: 'Below' })
    await eventually(() => expect(shadow()?.activeElement?.textContent).toBe('Okay'))
    openDialog({ kind: 'confirm', message: 'Above', confirmLabel: 'Go' })
    await eventually(() => expect(shadow()?.activeElement?.textContent).toBe('Go'))
    below.close()
    await appears(1)
    button('Go').click()
    await appears(0)
    expect(document.activeElement).toBe(document.querySelector('#opener'))
  })

  it('leaves Tab and Escape to the page once it starts to close', async () => {
    vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{} as Animation])
    const { close } = openDialog({ kind: 'confirm', message: 'Bye' })
    await eventually(() => expect(shadow()?.activeElement?.textContent).toBe('Okay'))
    close()
    await eventually(() => expect(document.activeElement?.id).toBe('opener'))
    expect(dialogs()).toHaveLength(1) // it still fades out
    for (const key of ['Tab', 'Escape']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.querySelector('#opener')?.dispatchEvent(event)
      expect([key, event.defaultPrevented]).toEqual([key, false])
    }
    expect(document.querySelector<HTMLElement>('#opener')?.inert).toBe(false)
  })

  it('opens in the same layer as other open dialogs', async () => {
    openDialog({ kind: 'confirm', message: 'Below' })
    await appears()
    const [below] = dialogs()
    expect(document.querySelector<HTMLElement>('#opener')?.inert).toBe(true)
    openDialog({ kind: 'confirm', message: 'Above' })
    await appears(2)
    expect(dialogs()[0]).toBe(below)
    expect(shadow()?.querySelectorAll('.layer')).toHaveLength(1)
  })

  it('is never rendered if Skerry stops while its view loads', async () => {
    const { outcome } = openDialog({ kind: 'confirm', message: 'Bye' })
    undoAll()
    expect(await outcome).toBe('cancel')
    const { drawDialogs } = await import('../../src/ui/drawDialogs')
    drawDialogs()
    expect(shadow()).toBeNull()
  })

  it('closes after its timer, if it has one', async () => {
    vi.useFakeTimers()
    const stays = openDialog({ kind: 'none', message: 'Stay' })
    const goes = openDialog({ kind: 'none', message: 'Go', autoHideMs: 3000 })
    await eventually(() => expect(dialogs()).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await goes.outcome).toBe('timer')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(
      dialogStore()
        .getState()
        .open.map(({ message, state }) => [message, state]),
    ).toEqual([['Stay', 'open']])
    stays.close()
  })

  it('is removed at stop', async () => {
    const { outcome } = openDialog({ kind: 'confirm', message: 'Bye' })
    await appears()
    undoAll()
    expect(await outcome).toBe('cancel')
    expect(shadow()).toBeNull()
    expect(dialogStore().getState().open).toEqual([]) // or the next dialog would show it again
  })

  it('leaves nothing behind after it has closed', async () => {
    const openAndClose = async () => {
      const { close } = openDialog({ kind: 'confirm', message: 'Saved' })
      await appears()
      close()
      await appears(0)
      return shared<Set<unknown>>('atStop', () => new Set()).size
    }
    const kept = await openAndClose()
    expect(await openAndClose()).toBe(kept)
  })

  it('uses the browser’s own dialogs if its view fails to load', async () => {
    vi.doMock('../../src/ui/drawDialogs', () => {
      throw new Error('chunk')
    })
    vi.stubGlobal('reportError', vi.fn())
    const ask = vi.fn(() => false)
    vi.stubGlobal('confirm', ask)
    const { outcome } = openDialog({ kind: 'confirm-reject', title: 'Leave?', message: 'Now' })
    expect(await outcome).toBe('reject')
    expect(ask).toHaveBeenCalledWith('Leave?\n\nNow')
    expect(reportError).toHaveBeenCalledOnce()
    ask.mockReturnValue(true)
    expect(await openDialog({ kind: 'confirm-cancel', message: 'Now' }).outcome).toBe('confirm')
    const tell = vi.fn()
    vi.stubGlobal('alert', tell)
    expect(await alertDialog('It is gone.', 'Sorry').outcome).toBe('confirm')
    expect(await openDialog({ kind: 'none', message: 'Please wait.' }).outcome).toBe('timer')
    expect(await informationDialog({ title: 'Saved' }).outcome).toBe('timer')
    expect(tell.mock.calls).toEqual([['Sorry\n\nIt is gone.'], ['Please wait.']])
    expect(dialogStore().getState().open).toEqual([])
    vi.doUnmock('../../src/ui/drawDialogs')
  })
})

describe('alertDialog', () => {
  it('has only the button Okay', async () => {
    const { outcome } = alertDialog('Your session has expired, or cookies are not enabled.')
    await appears()
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Okay'])
    button('Okay').click()
    expect(await outcome).toBe('confirm')
  })
})

describe('informationDialog', () => {
  const corner = () => shadow()?.querySelector('[role="status"]')

  it('is announced as a status, without buttons and without taking focus', async () => {
    informationDialog({ title: 'Logout Successful', message: 'You have been successfully logged out.' })
    await eventually(() =>
      expect(corner()?.textContent).toBe('Logout SuccessfulYou have been successfully logged out.'),
    )
    expect(buttons()).toHaveLength(0)
    expect(document.activeElement?.id).toBe('opener')
  })

  it('disappears after 2000 ms, not counting time under the pointer', async () => {
    vi.useFakeTimers()
    const { outcome } = informationDialog({ title: 'Saved' })
    await eventually(() => expect(corner()?.textContent).toBe('Saved'))
    const note = corner()?.firstElementChild as HTMLElement
    note.dispatchEvent(new PointerEvent('pointerenter'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(dialogStore().getState().open[0]?.state).toBe('open')
    note.dispatchEvent(new PointerEvent('pointerleave'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await outcome).toBe('timer')
    await eventually(() => expect(corner()).toBeNull())
  })

  it('has no empty message element', async () => {
    informationDialog({ title: 'Saved' })
    informationDialog({ title: 'Sent', message: 'The boatyard will answer.' })
    await eventually(() => expect(corner()?.childElementCount).toBe(2))
    expect([...(corner()?.children ?? [])].map((note) => note.childElementCount)).toEqual([1, 2])
  })

  it('is added to an existing status element, because only changes to one are announced', async () => {
    const { shadow: overlay } = openLayer('tooltip')
    const statuses: Node[] = []
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) if (addedNodes.length > 0) statuses.push(target)
    }).observe(overlay, { childList: true, subtree: true })
    informationDialog({ title: 'Saved' })
    await eventually(() => expect(corner()?.textContent).toBe('Saved'))
    await eventually(() => expect(statuses).toContain(corner()))
  })

  it('closes again once the keyboard focus has left it', async () => {
    vi.useFakeTimers()
    const { outcome } = informationDialog({ title: 'Saved' })
    await eventually(() => expect(corner()?.textContent).toBe('Saved'))
    const note = corner()?.firstElementChild as HTMLElement
    note.dispatchEvent(new FocusEvent('focusin'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(dialogStore().getState().open[0]?.state).toBe('open')
    note.dispatchEvent(new FocusEvent('focusout'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await outcome).toBe('timer')
  })

  it('returns the focus only if it had it', async () => {
    const opener = document.querySelector('#opener') as HTMLElement
    const first = informationDialog({ title: 'Saved', autoHideMs: 60_000 })
    await eventually(() => expect(corner()?.textContent).toBe('Saved'))
    shadow()?.querySelector<HTMLElement>('.information')?.focus()
    first.close()
    await eventually(() => expect(document.activeElement).toBe(opener))
    const second = informationDialog({ title: 'Sent', autoHideMs: 60_000 })
    await eventually(() => expect(corner()?.textContent).toBe('Sent'))
    opener.blur()
    second.close()
    await eventually(() => expect(corner()).toBeNull())
    expect(document.activeElement).toBe(document.body)
  })
})
