import { shared } from '../browser/shared'

/** What lets only a part of the page be used while it is open: a dialog, a lightbox, an overlay. */
export interface Modal {
  readonly allows: (element: HTMLElement) => boolean
}

interface Modals {
  readonly open: Modal[]
  readonly listeners: Set<() => void>
}

const modals = () => shared<Modals>('modals', () => ({ open: [], listeners: new Set() }))

/** Puts a modal above those that are open. Returns what takes it out again. */
export function pushModal(modal: Modal): () => void {
  modals().open.push(modal)
  tellAll()
  return () => {
    const index = modals().open.indexOf(modal)
    if (index < 0) return
    modals().open.splice(index, 1)
    tellAll()
  }
}

/** Whether a modal is the highest one: of several it alone rules. */
export function isTopModal(modal: Modal): boolean {
  return modals().open.at(-1) === modal
}

/**
 * Whether an element lies behind a modal: then it neither answers keys nor moves by itself. A dialog lets the focus go to
 * whatever it does not lay to rest.
 */
export function isBehindModal(element: HTMLElement): boolean {
  const top = modals().open.at(-1)
  return top !== undefined && (!top.allows(element) || element.closest('[inert]') !== null)
}

/** Calls `listener` now and whenever a modal opens or closes, with whether the element lies behind one. Returns what stops it. */
export function watchModals(element: HTMLElement, listener: (isBehind: boolean) => void): () => void {
  const tell = () => listener(isBehindModal(element))
  tell()
  modals().listeners.add(tell)
  return () => modals().listeners.delete(tell)
}

function tellAll(): void {
  for (const listener of [...modals().listeners]) listener()
}
