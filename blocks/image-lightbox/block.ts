import { recordChanges } from '../../src/browser/elementChanges'
import { openLightbox } from '../../src/ui/lightbox'
import { collectionPath, followAddress } from '../../src/ui/lightboxAddress'
import { makeOpener } from '../../src/ui/lightboxOpener'
import { sourceOf } from '../../src/ui/lightboxOptions'
import { messages } from './messages'
import type { ImageLightboxProps } from './props'
import { groupOf, readOpener, transitionOf } from './readOpener'
import { isShell, readShell } from './readShell'

/** Reads an opener and the others of its group, or the platform's shell. Returns `null` if there is nothing to show. */
export function parse(element: HTMLElement): ImageLightboxProps | null {
  const props = isShell(element) ? readShell(element) : readOwn(element)
  return props && props.slides.length > 0 ? props : null
}

/** Makes the openers open our lightbox; the server's shell stays hidden. */
export function attach(element: HTMLElement, { theme, transition, slides, openers }: ImageLightboxProps): () => void {
  const changes = recordChanges()
  const addressBase = collectionPath(element)
  const open = (index: number, opener: HTMLElement | null) =>
    void openLightbox({ theme, transition, slides, index, opener, addressBase, signal: changes.signal })
  for (const { element, index } of openers) {
    makeOpener(element, changes, { label: messages.viewFullsize, open: () => open(index, element) })
  }
  if (slides.some(({ id, url }) => id || url)) {
    const openerOf = (index: number) => openers.find((opener) => opener.index === index)?.element ?? null
    // The other links of a group follow the URL too, each for its own slide.
    const follow = (index: number) => {
      const opener = openerOf(index)
      if (opener || isShell(element)) open(index, opener)
    }
    changes.onUndo(followAddress(slides, follow, addressBase))
  }
  return changes.undo
}

// The block's selector excludes the same in compact JSON, which servers write.
const inSpacedGallery = `[data-block-json*='"lightbox": true'] :not([rel], button)`

/**
 * Openers of one group share the slides. Each opener is a separate block that handles only itself. `null` for an opener
 * in a gallery block that opens its own lightbox.
 */
function readOwn(element: HTMLElement): ImageLightboxProps | null {
  if (element.matches(inSpacedGallery)) return null
  const group = groupOf(element).filter((opener) => sourceOf(readOpener(opener)))
  const theme = element.dataset.lightboxTheme === 'light' ? 'light' : 'dark'
  const index = group.indexOf(element)
  const transition = transitionOf(element)
  return index < 0 ? null : { theme, transition, slides: group.map(readOpener), openers: [{ element, index }] }
}
