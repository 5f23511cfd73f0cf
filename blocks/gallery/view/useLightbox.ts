import { useEffect } from 'react'
import { recordChanges } from '../../../src/browser/elementChanges'
import { parseDimensions } from '../../../src/media/imageDimensions'
import { openLightbox } from '../../../src/ui/lightbox'
import { collectionPath, followAddress } from '../../../src/ui/lightboxAddress'
import { makeOpener } from '../../../src/ui/lightboxOpener'
import type { LightboxSlide } from '../../../src/ui/lightboxOptions'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import type { Slide } from '../read/slides'

const servedOpener = '.js-gallery-lightbox-opener, a.image-slide-anchor[data-lightbox-theme]'

/**
 * Opens the slides of a gallery in a lightbox, if the block has one (B4 Lightbox gallery). Slides that link to another
 * page still do, and videos still play in place unless the server has made them openers; the lightbox shows both too,
 * and leaves out slides with neither an image nor a player.
 */
export function useLightbox({ element, slides, data }: GalleryProps): void {
  useEffect(() => {
    if (!data.lightbox) return
    const changes = recordChanges()
    const shownSlides = slides.filter(({ element, image }) => image || playerIn(element))
    const shown = shownSlides.map(lightboxSlide)
    const addressBase = collectionPath(element)
    const { lightboxTheme: theme, lightboxTransition: transition } = data
    const open = (index: number, opener: HTMLElement | null) =>
      void openLightbox({ slides: shown, index, opener, theme, transition, addressBase, signal: changes.signal })

    shownSlides.forEach((slide, index) => {
      const opener = openerOf(slide)
      if (!opener) return
      makeOpener(opener, changes, {
        open: () => open(index, opener),
        label: messages.viewFullsize,
        area: slide.element,
      })
      changes.style(opener, 'cursor', 'pointer')
    })
    changes.onUndo(followAddress(shown, (index) => open(index, shown[index]?.image ?? null), addressBase))
    return changes.undo
  }, [element, slides, data])
}

function openerOf({ element, type, clickThroughUrl, image }: Slide): HTMLElement | null {
  const served = element.querySelector<HTMLElement>(servedOpener)
  if (served || type === 'video' || clickThroughUrl || element.closest('a[href]')) return served
  return element.querySelector('a[href] img') ? null : image
}

/** A video that visitors can play. */
function playerIn(element: HTMLElement): HTMLElement | null {
  return element.querySelector('.sqs-video-wrapper, .sqs-native-video, [data-block-type="video"], video[controls]')
}

function lightboxSlide({ element, id, url, image, clickThroughUrl }: Slide): LightboxSlide {
  const served = element.querySelector<HTMLElement>(servedOpener)
  const sibling = element.nextElementSibling
  const meta = element.querySelector('.meta') ?? (sibling?.matches('.meta, .slide-meta') ? sibling : element)
  const title =
    served?.dataset.title || meta.querySelector('.meta-title, .image-slide-title')?.textContent?.trim() || ''
  const description = served?.dataset.description || meta.querySelector('.meta-description')?.innerHTML.trim() || ''
  const caption = element.querySelector('figcaption')?.innerHTML.trim() ?? ''
  return {
    id,
    url,
    image,
    origin: element,
    // The image's own attributes may describe a small version of it.
    dimensions: parseDimensions(element.dataset.imageDimensions || image?.dataset.imageDimensions),
    clickThroughUrl,
    title,
    description: title || description ? description : caption,
    video: playerIn(element),
  }
}
