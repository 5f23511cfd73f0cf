import { useLayoutEffect } from 'react'
import { element } from '../../../src/ui/element'
import type { GalleryProps } from '../props'
import type { Slide } from '../read/slides'

/**
 * Gives each image that is itself a slide a wrapper element as its slide, if one of the images has a click-through URL:
 * an image cannot contain a link. `WrappedImages` puts the wrappers on the page.
 */
export function wrapImages(props: GalleryProps): GalleryProps {
  const { container, slides } = props
  const isBare = ({ element: slide, image }: Slide) => slide === image && slide.parentElement === container
  if (!slides.some((slide) => slide.clickThroughUrl && isBare(slide))) return props
  const wrap = (slide: Slide): Slide => {
    // The attributes that a copy of the page needs to have the same slides.
    const attributes = { 'data-slide-id': slide.id, 'data-click-through-url': slide.clickThroughUrl }
    return { ...slide, element: element('div', attributes) }
  }
  return { ...props, slides: slides.map((slide) => (isBare(slide) ? wrap(slide) : slide)) }
}

/** Wraps images until it unmounts. */
export function WrappedImages({ slides }: GalleryProps) {
  useLayoutEffect(() => {
    const wrapped = slides.filter(({ element: slide, image }) => image && !slide.contains(image))
    for (const { element: slide, image } of wrapped) {
      image?.replaceWith(slide)
      slide.append(image ?? '')
    }
    return () => {
      for (const { element: slide, image } of wrapped) slide.replaceWith(image ?? '')
    }
  }, [slides])
  return null
}
