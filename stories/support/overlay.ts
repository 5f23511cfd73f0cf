import { undoAll } from '../../src/browser/atStop'

/** Finds an element in the shadow root that dialogs, tooltips and the error overlay share. */
export function inOverlay(selector: string): HTMLElement | null {
  const hosts = [...document.querySelectorAll('[data-skerry-overlay]')]
  return hosts.map((host) => host.shadowRoot?.querySelector<HTMLElement>(selector)).find(Boolean) ?? null
}

/** Returns a cleanup function for a story's `beforeEach` that closes open dialogs. */
export function closeOverlays(): () => void {
  return () => undoAll()
}
