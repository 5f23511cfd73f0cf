import { shared } from '../browser/shared'

/** A dialog, a lightbox or an overlay that limits which part of the page can be used while it is open. */
export interface Modal {
  readonly allows: (element: HTMLElement) => boolean
}

interface Modals {
  readonly open: Modal[]
  readonly listeners: Set<() => void>
}

const modals = () => shared<Modals>('modals', () => ({ open: [], listeners: new Set() }))

/** Adds a modal above those that are open. Returns a function that removes it. */
export function pushModal(modal: Modal): () => void {
  modals().open.push(modal)
  notifyAll()
  return () => {
    const index = modals().open.indexOf(modal)
    if (index < 0) return
    modals().open.splice(index, 1)
    notifyAll()
  }
}

/** Whether a modal is the top one. Only the top modal applies. */
export function isTopModal(modal: Modal): boolean {
  return modals().open.at(-1) === modal
}

/**
 * Whether an element is behind a modal, where it must not handle keys or autoplay. A dialog allows focus on every
 * element that it has not made inert.
 */
export function isBehindModal(element: HTMLElement): boolean {
  const top = modals().open.at(-1)
  return top !== undefined && (!top.allows(element) || element.closest('[inert]') !== null)
}

/**
 * Calls `listener` now and whenever a modal opens or closes, with whether the element is behind one. Returns a function
 * that stops it.
 */
export function watchModals(element: HTMLElement, listener: (isBehind: boolean) => void): () => void {
  const notify = () => listener(isBehindModal(element))
  notify()
  modals().listeners.add(notify)
  return () => modals().listeners.delete(notify)
}

function notifyAll(): void {
  for (const listener of [...modals().listeners]) listener()
}
