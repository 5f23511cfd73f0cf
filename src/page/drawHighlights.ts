import { onResize } from '../browser/resize'
import type { WatchPage } from '../runtime/watchPage'
import { adoptStyles } from '../ui/styles'
import css from './drawHighlights.css?inline'
import { createHighlightedBlock, type HighlightedBlock } from './highlightedBlock'
import { onFonts } from './onFonts'
import { watchElements } from './watchElements'

const restMs = 100 // as for scaled text, B9 Timing
const longestMs = 2000 // how long shapes follow a transition of their text

/**
 * Draws the shapes of all elements that match `selector`, and draws them again when their text moves. Returns a
 * function that removes them.
 */
export function drawHighlights(selector: string, watch: WatchPage): () => void {
  adoptStyles('highlights', css)
  const blocks = new Map<Element, HighlightedBlock>()

  // Everything is measured before anything is written.
  const draw = (some: Iterable<HighlightedBlock> = blocks.values()) => {
    for (const write of [...some].map(({ measure }) => measure())) write()
    edits.takeRecords() // our own
  }
  const drawThose = (changed: readonly { readonly target: Node }[]) =>
    draw([...blocks].flatMap(([place, block]) => (changed.some(({ target }) => place.contains(target)) ? block : [])))
  const edits = new MutationObserver(drawThose)
  const sizes = new ResizeObserver(drawThose)

  const addBlock = (place: HTMLElement) => {
    const block = createHighlightedBlock(place)
    blocks.set(place, block)
    edits.observe(place, { childList: true, characterData: true, subtree: true })
    sizes.observe(place)
    for (const type of ['transitionrun', 'animationstart'] as const)
      block.changes.listen(place, type, ({ target }) => {
        if (target instanceof Element && block.hasWordsIn(target)) follow(target, () => draw([block]))
      })
    return block
  }
  const onAdded = (elements: readonly HTMLElement[]) => {
    const changed = new Set<HighlightedBlock>()
    for (const element of elements) {
      const place = placeOf(element)
      const block = blocks.get(place) ?? addBlock(place)
      const line = block.add(element)
      if (line) sizes.observe(line) // lines may change their sizes while the block keeps its own
      changed.add(block)
    }
    draw(changed)
  }
  const onRemoved = (elements: readonly HTMLElement[]) => {
    for (const [place, block] of blocks) {
      if (!block.remove(elements)) continue
      blocks.delete(place)
      sizes.unobserve(place)
      block.changes.undo()
    }
  }
  const stops = [
    () => edits.disconnect(),
    () => sizes.disconnect(),
    onResize(draw, restMs),
    onFonts(draw),
    watchElements(selector, { onAdded, onRemoved }, watch),
  ]
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}

/** The element that shapes are added to and placed in. */
function placeOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('.sqs-block-content') ?? element.closest('div') ?? document.body
}

/** Calls `draw` in every frame in which the element is animated. */
function follow(element: Element, draw: () => void): void {
  const end = performance.now() + longestMs
  const next = () => {
    draw()
    if (element.isConnected && element.getAnimations().length > 0 && performance.now() < end)
      requestAnimationFrame(next)
  }
  next()
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(draw)
}
