import { atStop } from '../browser/atStop'
import { type DialogKind, type DialogOutcome, dialogStore, dismissDialogs, type OpenDialog } from './dialogStore'
import { messages } from './messages'
import { newId } from './newId'
import { rememberFocus } from './returnFocus'

/** A dialog in the middle of the window. */
export interface DialogOptions {
  readonly kind: DialogKind
  readonly title?: string
  readonly message: string
  readonly confirmLabel?: string
  readonly rejectLabel?: string
  readonly cancelLabel?: string
  /** Marks the confirming button as dangerous, and focuses the other one. */
  readonly isDestructive?: boolean
  /** In CSS px, limited to the width of the window minus 40. */
  readonly width?: number
  readonly padding?: number
  readonly closesOnEscape?: boolean
  /** Closes by itself after this time, not counting time in a hidden tab. */
  readonly autoHideMs?: number
}

/** A message in the corner that hides by itself. */
export interface InformationOptions {
  readonly title: string
  readonly message?: string
  /** Default 2000 (A9 Dialog). */
  readonly autoHideMs?: number
}

export interface DialogHandle {
  /** How the dialog was closed. Never rejects. */
  readonly outcome: Promise<DialogOutcome>
  /** Closes the dialog with the outcome 'cancel'. */
  readonly close: () => void
}

const defaultWidth = 350 // A9 Dialog
const defaultPadding = 20 // A9 Dialog
const informationMs = 2000 // A9 Dialog

/** Opens a dialog in the middle of the window, above all that are open. */
export function openDialog(options: DialogOptions): DialogHandle {
  const { kind, closesOnEscape = true, autoHideMs } = options
  return add({
    place: 'middle',
    kind,
    title: options.title ?? '',
    message: options.message,
    confirmLabel: options.confirmLabel ?? (kind === 'confirm-reject' ? messages.yes : messages.okay),
    dismissLabel:
      kind === 'confirm-reject' ? (options.rejectLabel ?? messages.no) : (options.cancelLabel ?? messages.cancel),
    isDestructive: options.isDestructive === true,
    width: options.width ?? defaultWidth,
    padding: options.padding ?? defaultPadding,
    closesOnEscape,
    autoHideMs,
  })
}

/** Opens a dialog with a message and one button, 'Okay' (A2 Dialogs). */
export function alertDialog(message: string, title?: string): DialogHandle {
  return openDialog({ kind: 'confirm', message, ...(title ? { title } : {}) })
}

/**
 * Shows a message without buttons, top right, that hides after 2000 ms (A2 Dialogs). The timer pauses while the message
 * is hovered or focused, and in a hidden tab. Screen readers announce it as a status (docs/decisions.md#33).
 */
export function informationDialog({
  title,
  message = '',
  autoHideMs = informationMs,
}: InformationOptions): DialogHandle {
  return add({
    place: 'corner',
    kind: 'none',
    title,
    message,
    confirmLabel: '',
    dismissLabel: '',
    isDestructive: false,
    width: defaultWidth,
    padding: defaultPadding,
    closesOnEscape: false,
    autoHideMs,
  })
}

type Content = Omit<OpenDialog, 'id' | 'state' | 'close' | 'remove' | 'giveBackFocus'>

function add(content: Content): DialogHandle {
  const store = dialogStore()
  const id = newId('dialog')
  const change = (edit: (open: readonly OpenDialog[]) => readonly OpenDialog[]) =>
    store.setState(({ open }) => ({ open: edit(open) }))
  let answer: (outcome: DialogOutcome) => void
  const outcome = new Promise<DialogOutcome>((resolve) => {
    answer = resolve
  })
  const close = (how: DialogOutcome) => {
    answer(how)
    change((open) => open.map((dialog) => (dialog.id === id ? { ...dialog, state: 'closing' } : dialog)))
  }
  const remove = () => change((open) => open.filter((dialog) => dialog.id !== id))
  const giveBack = rememberFocus()
  const below = store.getState().open.findLast(({ place }) => place === 'middle')
  const giveBackFocus: typeof giveBack = (isOurs) => giveBack(isOurs) || below?.giveBackFocus(isOurs) === true
  change((open) => [...open, { ...content, id, giveBackFocus, state: 'open', close, remove }])
  atStop(dismissDialogs)
  void draw(id)
  return { outcome, close: () => close('cancel') }
}

/** Loads the view with the first dialog. If that fails, the browser's own dialog is shown instead. */
async function draw(id: string): Promise<void> {
  try {
    const { drawDialogs } = await import('./drawDialogs')
    drawDialogs()
  } catch (error) {
    reportError(error)
    const dialog = dialogStore()
      .getState()
      .open.find((open) => open.id === id)
    if (dialog) showNativeDialog(dialog)
  }
}

function showNativeDialog({ kind, place, title, message, close, remove }: OpenDialog): void {
  const text = [title, message].filter(Boolean).join('\n\n')
  remove()
  if (kind === 'confirm') {
    alert(text)
    close('confirm')
  } else if (kind === 'none') {
    if (place === 'middle') alert(text)
    close('timer')
  } else if (confirm(text)) {
    close('confirm')
  } else {
    close(kind === 'confirm-reject' ? 'reject' : 'cancel')
  }
}
