import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { recordChanges } from '../../../src/browser/elementChanges'
import { format } from '../../../src/language/format'
import { boundMark, isBound } from '../../../src/runtime/templateScript'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { adoptStyles } from '../../../src/ui/styles'
import type { MovingDesign, StaticDesign } from '../designs/design'
import { designs } from '../designs/designs'
import { createEngine, type Engine, type Kept } from '../engine/engine'
import { watchWidth } from '../engine/watchWidth'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import { ClickThrough } from './ClickThrough'
import { Controls } from './Controls'
import css from './gallery.css?inline'
import { keepWritten } from './keepWritten'
import { markSection } from './markSection'
import { PauseControl, useIsPlaying } from './PauseControl'
import { Thumbnails } from './Thumbnails'
import { useLightbox } from './useLightbox'
import { useSlides } from './useSlides'
import { WrappedImages, wrapImages } from './WrappedImages'
import { watchMeta } from './watchMeta'

/** The attributes that both a template's script and ours write. The script's values are kept when ours are undone. */
const written = 'style data-active data-in data-loaded data-show data-visible'.split(' ')

const PageControls = lazy(() =>
  import('./PageControls').then(
    ({ PageControls: loaded }) => ({ default: loaded }),
    (error) => {
      reportError(error)
      return { default: Controls }
    },
  ),
)

/** G1 Gallery: the slides on the page in the block's design, until a script of the template controls them. */
export function Gallery(served: GalleryProps) {
  const [slides, kept] = useSlides(served)
  return slides[0] ? <Slides {...served} slides={slides} kept={kept} /> : null
}

interface KeptProps {
  readonly kept: Kept
}

function Slides({ kept, ...served }: GalleryProps & KeptProps) {
  const [props] = useState(() => wrapImages(served))
  useUntilBound(props.element)
  adoptStyles('gallery', css)
  useLightbox(props)
  const design = designs[props.data.design]
  useLayoutEffect(() => watchMeta(props), [props])
  return (
    <>
      {/* First, so that the images are wrapped when the design starts. */}
      {props !== served && <WrappedImages {...props} />}
      {design.kind === 'static' ? (
        <Still {...props} design={design} />
      ) : (
        <Moving {...props} design={design} kept={kept} />
      )}
    </>
  )
}

function Still({ design, ...props }: GalleryProps & { readonly design: StaticDesign }) {
  const { element, container, slides, data } = props
  // Before the design, because it measures the visible slides.
  useLayoutEffect(() => markSection({ element, slides }), [element, slides])
  useLayoutEffect(() => {
    const changes = recordChanges()
    const refresh = design.start({ element, container, slides, data, changes })
    if (refresh) changes.onUndo(watchWidth(container, refresh))
    return changes.undo
  }, [element, container, slides, data, design])
  return <ClickThrough {...props} />
}

function Moving({ design, kept, ...props }: GalleryProps & KeptProps & { readonly design: MovingDesign }) {
  const [engine] = useState(() => createEngine(props, design, kept))
  useLayoutEffect(() => engine.start(), [engine])
  const { element, slides } = props
  useLayoutEffect(() => markSection({ element, slides }, engine.controller), [element, slides, engine])
  useRegion(props, engine)
  const isSingle = props.slides.length < 2
  return (
    <>
      <PauseControl {...props} engine={engine} />
      {props.data.elements ? (
        <Suspense>
          <PageControls {...props} engine={engine} />
        </Suspense>
      ) : (
        <Controls {...props} engine={engine} />
      )}
      <ClickThrough {...props} />
      {!isSingle && props.data.thumbnails && <Thumbnails {...props} engine={engine} />}
    </>
  )
}

/**
 * Leaves a section's gallery to a template's script as soon as that takes it over. The script may load later than ours.
 */
function useUntilBound(element: HTMLElement): void {
  const [isTaken, setIsTaken] = useState(() => isBound(element))
  useLayoutEffect(() => {
    if (!element.dataset.controller) return
    const observer = new MutationObserver((records) => {
      if (!records.some(({ attributeName }) => attributeName === boundMark) || !element.hasAttribute(boundMark)) return
      // The script has laid out the gallery before it marks it.
      const writeAgain = keepWritten(records)
      flushSync(() => setIsTaken(true))
      writeAgain()
    })
    observer.observe(element, { attributeFilter: [boundMark, ...written], attributeOldValue: true, subtree: true })
    return () => observer.disconnect()
  }, [element])
  if (isTaken) throw null
}

/** The W3C carousel pattern: a named region that announces slide changes, unless they are automatic. */
function useRegion({ region, container }: GalleryProps, engine: Engine): void {
  const isPlaying = useIsPlaying(engine)
  const isMoving = useStore(engine.controller.store, (state) => state.isMoving)
  useServerElement(region, { role: 'region', 'aria-roledescription': messages.carousel })
  useLayoutEffect(() => {
    if (region.hasAttribute('aria-label')) return
    const changes = recordChanges()
    // Only once the region is on the page: galleries that render together would get the same name.
    changes.attribute(region, 'aria-label', freeLabel(region.ownerDocument))
    return changes.undo
  }, [region])
  useServerElement(container, {
    'aria-live': isPlaying ? 'off' : 'polite',
    'data-state': isMoving ? 'moving' : 'resting',
  })
}

/** Returns a label that no other region of the page has. */
function freeLabel(page: Document): string {
  const used = new Set([...page.querySelectorAll('[role="region"]')].map((region) => region.getAttribute('aria-label')))
  let label: string = messages.gallery
  for (let number = 2; used.has(label); number++) label = format(messages.numberedGallery, { number })
  return label
}
