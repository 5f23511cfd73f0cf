import { recordChanges } from '../../src/browser/elementChanges'
import type { EmbedProps } from './props'
import { holderOf, placeOf, readEmbed } from './readEmbed'
import { showEmbed } from './showEmbed'

/** Reads an embed. Returns `null` if the server has rendered it, or if it is a video or empty. */
export function parse(element: HTMLElement): EmbedProps | null {
  return readEmbed(element)
}

export function attach(element: HTMLElement, props: EmbedProps): () => void {
  const changes = recordChanges()
  showEmbed(holderOf(element) ?? placeOf(element), props, changes)
  return changes.undo
}
