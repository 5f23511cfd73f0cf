import { undoAll } from '../../src/browser/atStop'

/** Finds a part in the shadow root that dialogs, tooltips and the error overlay share. */
export function inOverlay(selector: string): HTMLElement | null {
  const hosts = [...document.querySelectorAll('[data-skerry-overlay]')]
  return hosts.map((host) => host.shadowRoot?.querySelector<HTMLElement>(selector)).find(Boolean) ?? null
}

/** Leaves the next story a page without open dialogs. For a story's `beforeEach`, as its cleanup. */
export function closeOverlays(): () => void {
  return () => undoAll()
}
