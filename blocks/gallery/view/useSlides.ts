import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { recordChanges } from '../../../src/browser/elementChanges'
import { isOwn } from '../../../src/browser/ownElements'
import type { Kept } from '../engine/engine'
import type { GalleryProps } from '../props'
import { findSlides, nodeOf, type Slide } from '../read/slides'

/**
 * Returns the slides that are currently on the page, because scripts add slides on scrolling, or remove them. When they
 * do, it returns no slides for a moment, so that everything is undone, and then the new ones. Also returns the state
 * that the gallery keeps during that time.
 */
export function useSlides({ region, container, slides: served }: GalleryProps): [slides: readonly Slide[], kept: Kept] {
  const [slides, setSlides] = useState(served)
  const kept = useRef<Kept>({})
  useLayoutEffect(() => {
    let before = served
    const observer = new MutationObserver((records) => {
      if (!records.some(isForeign) || isSame(findSlides(container), before)) return
      const focused = document.activeElement
      const changes = recordChanges()
      // Otherwise the page could become so short that its scroll position changes.
      changes.style(container, 'min-height', `${container.offsetHeight}px`)
      flushSync(() => setSlides([]))
      before = findSlides(container)
      flushSync(() => setSlides(before))
      changes.undo()
      observer.takeRecords() // our own changes
      if (focused && !focused.isConnected) sameControl(region, focused)?.focus({ preventScroll: true })
    })
    observer.observe(container, { childList: true })
    return () => observer.disconnect()
  }, [region, container, served])
  return [slides, kept.current]
}

/** Whether elements were added or removed that are not ours. */
function isForeign({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element && !isOwn(node))
}

function isSame(some: readonly Slide[], others: readonly Slide[]): boolean {
  return some.length === others.length && some.every((slide, index) => nodeOf(slide) === nodeOf(others[index]))
}

/** The control that replaces one of ours, identified by its name. */
function sameControl({ parentElement: place }: Element, control: Element): HTMLElement | undefined {
  const controls = [...(place?.querySelectorAll<HTMLElement>('[aria-label]') ?? [])]
  return controls.find((other) => other.getAttribute('aria-label') === control.getAttribute('aria-label'))
}
