import { createStore, type StoreApi } from 'zustand/vanilla'
import { shared } from '../browser/shared'
import type { rememberFocus } from './returnFocus'

/** A2 Dialogs: which buttons a dialog has. */
export type DialogKind = 'confirm-reject' | 'confirm-cancel' | 'confirm' | 'none'

/** How a dialog was closed. */
export type DialogOutcome = 'confirm' | 'reject' | 'cancel' | 'escape' | 'timer'

/** A dialog in the store. */
export interface OpenDialog {
  readonly id: string
  readonly place: 'middle' | 'corner'
  readonly kind: DialogKind
  readonly title: string
  readonly message: string
  readonly confirmLabel: string
  readonly dismissLabel: string
  readonly isDestructive: boolean
  readonly width: number
  readonly padding: number
  readonly closesOnEscape: boolean
  readonly autoHideMs: number | undefined
  /** Returns the focus to where it was before the dialog opened or, failing that, before the dialog below opened. */
  readonly giveBackFocus: ReturnType<typeof rememberFocus>
  readonly state: 'open' | 'closing'
  /** Resolves the outcome and starts to hide the dialog. */
  readonly close: (outcome: DialogOutcome) => void
  /** Removes the dialog from the store, after it has been hidden. */
  readonly remove: () => void
}

interface Dialogs {
  readonly open: readonly OpenDialog[]
}

/** The open dialogs of the page, bottom first. */
export function dialogStore(): StoreApi<Dialogs> {
  return shared('dialogs', () => createStore<Dialogs>(() => ({ open: [] })))
}

/** Removes all dialogs, and resolves every outcome, so that no caller waits forever. */
export function dismissDialogs(): void {
  for (const { close, remove } of dialogStore().getState().open) {
    close('cancel')
    remove()
  }
}
