import { useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { recordChanges } from '../../../src/browser/elementChanges'
import { format } from '../../../src/language/format'
import { createImageLoader } from '../../../src/media/imageLoader'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { useServerId } from '../../../src/runtime/useServerId'
import { adoptStyles } from '../../../src/ui/styles'
import type { Engine } from '../engine/engine'
import { fits } from '../engine/galleryState'
import { watchVisitor } from '../engine/watchPauses'
import { messages } from '../messages'
import { buttonProps, Controls, type ControlsProps, ServerControl, served } from './Controls'
import css from './pageControls.css?inline'

const className = 'skerry-gallery-page-control'
const section = '[data-controller^="Gallery"]'
const galleries = `.sqs-block-gallery, [data-block-type="gallery"], ${section}`

/**
 * The page's own controls, which may be anywhere on it: arrows, a control for each slide, and numbers. If the page has
 * neither arrows nor a control for each slide, the gallery has arrows of its own, which appear on keyboard focus.
 */
export function PageControls(props: ControlsProps) {
  const { element, container, data, engine } = props
  adoptStyles('gallery-page-controls', css)
  const [found] = useState(() => {
    const { previous, next, controls, currentIndex, totalSlides } = data.elements ?? {}
    const find = (selector: unknown) => findElements(selector, element)
    // The block's own arrows remain controls, and a selector may match them too.
    const [ownPrevious, ownNext] = served(element)
    const arrows = [
      ...unique([ownPrevious, ...find(previous)]).map((control) => ({ control, step: -1 as const })),
      ...unique([ownNext, ...find(next)]).map((control) => ({ control, step: 1 as const })),
    ]
    return { arrows, lists: find(controls), currents: find(currentIndex), totals: find(totalSlides) }
  })
  const isHidden = useStore(engine.controller.store, fits)
  const id = useServerId(container)
  useServerElement(container, { id })
  useNumbers(found.currents, found.totals, engine)
  useLayoutEffect(() => {
    const stop = new AbortController()
    const controls = [...found.arrows.map(({ control }) => control), ...found.lists]
    const outside = controls.filter((control) => !element.contains(control))
    if (engine.autoplay) for (const control of outside) watchVisitor(control, engine.autoplay, stop.signal)
    return () => stop.abort()
  }, [element, engine, found])
  if (!found.arrows[0] && !found.lists[0]) return <Controls {...props} data={{ ...data, controls: false }} />

  const shared = { engine, controls: id, isHidden }
  return (
    <>
      {found.arrows.map((arrow, place) => (
        <ServerControl key={String(place)} className={className} {...arrow} {...shared} />
      ))}
      {found.lists.map((list, place) => (
        <SlideControls key={String(place)} list={list} {...shared} />
      ))}
    </>
  )
}

/** Returns the page's elements that match a selector, except those of other galleries. Reports an invalid selector. */
function findElements(selector: unknown, gallery: Element): HTMLElement[] {
  if (typeof selector !== 'string' || !selector) return []
  try {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    return found.filter((element) => (element.closest(galleries) ?? gallery) === gallery)
  } catch (error) {
    reportError(error)
    return []
  }
}

function unique(elements: readonly (HTMLElement | null | undefined)[]): HTMLElement[] {
  return [...new Set(elements)].filter((element) => element instanceof HTMLElement)
}

interface SharedProps {
  readonly engine: Engine
  /** The id of the slides' parent. */
  readonly controls: string
  readonly isHidden: boolean
}

/** Makes each child of an element the control of one slide. */
function SlideControls({ list, isHidden, ...shared }: SharedProps & { readonly list: HTMLElement }) {
  const { count } = shared.engine.controller.store.getState()
  useServerElement(list, {
    role: 'group',
    'aria-label': list.getAttribute('aria-label') || messages.thumbnails,
    style: { display: isHidden ? 'none' : null },
  })
  const [controls] = useState(() => [...list.children].slice(0, count))
  return controls.map((control, index) => (
    <SlideControl key={String(index)} control={control} index={index} {...shared} />
  ))
}

interface SlideControlProps extends Omit<SharedProps, 'isHidden'> {
  readonly control: Element
  readonly index: number
}

function SlideControl({ control, index, controls, engine: { controller } }: SlideControlProps) {
  const isCurrent = useStore(controller.store, (state) => state.index === index)
  const label = format(messages.thumbnail, { number: index + 1 })
  useServerElement(control, {
    ...buttonProps(control, label, () => controller.goTo(index)),
    'aria-current': isCurrent || null,
    'aria-controls': controls,
    classes: { 'sqs-active-slide': isCurrent, [className]: true },
  })
  return control.closest(section) && <SectionControl control={control} isCurrent={isCurrent} />
}

/** A thumbnail or a bullet of a section, as its template's style sheet expects it. */
function SectionControl({ control, isCurrent }: { readonly control: Element; readonly isCurrent: boolean }) {
  useServerElement(control, { 'data-active': isCurrent || null, classes: { active: isCurrent } })
  useLayoutEffect(() => showThumbnail(control), [control])
  return null
}

/** Loads the image that fills a control. Returns a function that undoes all changes. */
function showThumbnail(control: Element): () => void {
  const changes = recordChanges()
  const image = control.querySelector<HTMLImageElement>('img[data-src]')
  if (!image) return changes.undo
  changes.styles(image, { display: 'block', width: '100%', height: '100%', 'max-width': 'none', 'object-fit': 'cover' })
  changes.attribute(image, 'data-loaded', 'true')
  createImageLoader(changes)(image)
  return changes.undo
}

/** Writes the number of the current slide, and of all slides, into elements of the page. */
function useNumbers(currents: readonly Element[], totals: readonly Element[], { controller }: Engine): void {
  const { index, count } = useStore(controller.store)
  const [changes] = useState(recordChanges)
  useLayoutEffect(() => {
    for (const element of currents) changes.content(element, [String(index + 1)])
    for (const element of totals) changes.content(element, [String(count)])
  })
  useLayoutEffect(() => changes.undo, [changes])
}
