import { createPortal } from 'react-dom'
import { markOwn } from '../../../src/browser/ownElements'
import { format } from '../../../src/language/format'
import { safeRedirect } from '../../../src/model/address/redirect'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import type { Slide } from '../read/slides'

/**
 * Renders the click-through URL of each slide as a real link over it (B4 Gallery), so that the keyboard, middle clicks
 * and the context menu work. URLs pass the check of docs/decisions.md#7; slides that the server has linked keep
 * their link; links in captions stay.
 */
export function ClickThrough({ slides, data }: GalleryProps) {
  return slides.map((slide, index) => {
    const href = addressOf(slide)
    if (!href) return null
    const link = (
      <a
        ref={(added) => void (added && markOwn(added))}
        className="skerry-gallery-link"
        href={href}
        target={data.newWindow ? '_blank' : undefined}
        rel={data.newWindow ? 'noopener' : undefined}
      >
        <span className="skerry-gallery-hidden">{format(messages.open, { name: nameOf(slide, index) })}</span>
      </a>
    )
    return createPortal(link, slide.element, `${index}`)
  })
}

function addressOf({ element, type, clickThroughUrl }: Slide): string | null {
  if (clickThroughUrl === '' || type === 'video') return null
  const links = [...element.querySelectorAll('a[href]:not(.skerry-gallery-link)')]
  if (links.some((link) => !link.closest('.meta, figcaption'))) return null
  return safeRedirect(clickThroughUrl, element.baseURI)
}

function nameOf({ element, image }: Slide, index: number): string {
  const textOf = (selector: string) => element.querySelector(selector)?.textContent?.trim()
  return (
    textOf('.meta-title') ||
    textOf('figcaption') ||
    image?.alt.trim() ||
    format(messages.thumbnail, { number: index + 1 })
  )
}
