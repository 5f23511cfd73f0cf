import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { onConsentChange } from '../../../src/browser/consent'
import { recordChanges } from '../../../src/browser/elementChanges'
import { format } from '../../../src/language/format'
import { parseFocalPoint, toObjectPosition } from '../../../src/media/focalPoint'
import { parseDimensions } from '../../../src/media/imageDimensions'
import { lazySource, pickWidth, sourceAt } from '../../../src/media/imageSource'
import { loadTogether } from '../../../src/media/lazyImages'
import { mustNotLoad } from '../../../src/media/mustNotLoad'
import { prefersReducedMotion } from '../../../src/media/reducedMotion'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { type Controller, createController, linkGalleries } from '../engine/controller'
import type { Engine } from '../engine/engine'
import { thumbnailsClass } from '../engine/watchPauses'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import type { GalleryData } from '../read/galleryData'
import { findImages, ratioOf, type Slide } from '../read/slides'
import { Placed } from './Placed'

const className = 'sqs-gallery-thumbnails'
const stripHeightPx = 60
const stripMarginPx = 10
const defaultRatio = 9 / 16 // B9 Video and meta: thumbnail default ratio 16:9

type Props = GalleryProps & { readonly engine: Engine }

/**
 * The thumbnail strip: a separate gallery linked to the block's. It is the server's strip, or one that is drawn for a
 * slideshow. For other designs none is drawn: their settings may still request thumbnails that the block no longer has.
 */
export function Thumbnails({ element, region, slides, data, engine }: Props) {
  const [served] = useState(() => element.querySelector<HTMLElement>(`.${className}`))
  const [strip] = useState(() => createStrip(slides.length, engine.controller.store.getState().index))
  useLayoutEffect(() => linkGalleries(engine.controller, strip.controller), [engine, strip])

  if (served) return <ServerStrip strip={strip} served={served} data={data} />
  if (data.design !== 'stacked') return null
  return (
    <Placed
      at={region}
      where="after"
      className={`${className} ${thumbnailsClass}`}
      groupLabel={messages.thumbnails}
      style={styleOf(data)}
    >
      {slides.map((slide, index) => (
        // The order of the server's slides never changes.
        <DrawnThumbnail key={String(index)} strip={strip} index={index} slide={slide} data={data} />
      ))}
    </Placed>
  )
}

/** The height of the strip and its margin, from the block's data (B3 Gallery block data). */
function styleOf(data: GalleryData) {
  return {
    height: `${data.thumbnailStripHeight ?? stripHeightPx}px`,
    'margin-top': `${data.thumbnailStripMargin ?? stripMarginPx}px`,
  }
}

/** The thumbnails' own gallery: a change scrolls the current thumbnail into view. */
interface Strip {
  readonly controller: Controller
  readonly items: Map<number, HTMLElement>
}

function createStrip(count: number, index: number): Strip {
  const items = new Map<number, HTMLElement>()
  const move = async ({ to }: { readonly to: number }) => bringIntoSight(items.get(to))
  return { items, controller: createController({ count, loops: true, index, move }) }
}

// Not scrollIntoView, which would scroll the whole page.
function bringIntoSight(item: HTMLElement | undefined): void {
  const strip = item?.closest(`.${className}`)
  if (!item || !strip) return
  const [seen, box] = [strip.getBoundingClientRect(), item.getBoundingClientRect()]
  const left = box.left + box.width / 2 - seen.left - seen.width / 2
  strip.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

interface ThumbnailProps {
  readonly strip: Strip
  readonly index: number
  readonly data: GalleryData
}

/** An image with the role of a button, like the platform's thumbnails, so that templates style it too. */
function DrawnThumbnail({ slide, ...thumbnail }: ThumbnailProps & { readonly slide: Slide }) {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const shown = useSyncExternalStore(onConsentChange, () =>
    slide.image && !mustNotLoad(slide.image) ? slide.image : null,
  )
  const lazy = shown ? lazySource(shown) : ''
  const source = lazy || shown?.currentSrc || shown?.src
  const heightPx = thumbnail.data.thumbnailStripHeight ?? stripHeightPx
  const widthPx = Math.round(heightPx / (ratioOf(slide) ?? defaultRatio))
  const width = pickWidth(widthPx * (globalThis.devicePixelRatio || 1))
  return (
    <>
      <img
        ref={setImage}
        sizes={`${widthPx}px`}
        srcSet={(!lazy && shown?.srcset) || undefined}
        src={source ? sourceAt(source, width) : undefined}
        width={widthPx}
        height={heightPx}
        data-image-focal-point={slide.image?.dataset.imageFocalPoint}
        alt={slide.image?.alt || format(messages.thumbnail, { number: thumbnail.index + 1 })}
        loading="lazy"
      />
      {image && <Thumbnail {...thumbnail} image={image} />}
    </>
  )
}

interface ServerStripProps {
  readonly strip: Strip
  readonly served: HTMLElement
  readonly data: GalleryData
}

function ServerStrip({ strip, served, data }: ServerStripProps) {
  const [images] = useState(() => findImages(served))
  useServerElement(served, {
    role: 'group',
    'aria-label': messages.thumbnails,
    classes: { [thumbnailsClass]: true },
    style: styleOf(data),
  })
  useLayoutEffect(() => {
    const changes = recordChanges()
    const load = () => loadTogether(served, images, changes)
    load()
    changes.onUndo(onConsentChange(load)) // posters of providers may have to wait
    return changes.undo
  }, [served, images])
  const { count } = strip.controller.store.getState()
  return images
    .slice(0, count)
    .map((image, index) => <Thumbnail key={String(index)} strip={strip} index={index} image={image} data={data} />)
}

/** Makes an image of the strip a thumbnail. */
function Thumbnail({ strip, index, image, data }: ThumbnailProps & { readonly image: HTMLImageElement }) {
  const isCurrent = useStore(strip.controller.store, (state) => state.index === index)
  const heightPx = data.thumbnailStripHeight ?? stripHeightPx
  const size = parseDimensions(image.dataset.imageDimensions)
  useLayoutEffect(() => {
    strip.items.set(index, image)
  }, [strip, index, image])
  useServerElement(image, {
    role: 'button',
    tabindex: 0,
    'aria-label': image.getAttribute('aria-label') || format(messages.thumbnail, { number: index + 1 }),
    'aria-current': isCurrent || null,
    style: {
      height: `${heightPx}px`,
      width: 'auto',
      // Until the image loads, its width would be that of its alternative text.
      'aspect-ratio': size && `${size.width} / ${size.height}`,
      'object-position': toObjectPosition(parseFocalPoint(image.dataset.imageFocalPoint)),
    },
    classes: { 'sqs-active-slide': isCurrent },
    onClick: () => strip.controller.goTo(index),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      strip.controller.goTo(index)
    },
  })
  return null
}
