import { debounce } from '../../src/browser/debounce'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { format } from '../../src/language/format'
import { mayAnimate } from '../../src/media/reducedMotion'
import { type Step, wrapIndex } from '../../src/model/gallery/galleryIndex'
import { readBoolean } from '../../src/runtime/attributes'
import { createSpokenText } from '../../src/ui/spokenText'
import { messages } from './messages'
import type { ListSectionProps } from './props'

const restMs = 100 // B9 Timing: galleries

/** Lets the arrows move the row. Returns a function that updates which arrows are enabled. */
export function moveByArrows({ element, list, items, gutter }: ListSectionProps, changes: ElementChanges): () => void {
  const isInfinite = readBoolean(element, 'data-is-infinite-enabled')
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const arrows = findArrows(element, isRtl, changes)
  const spoken = changes.own(createSpokenText({ role: 'status' }))
  let index = 0

  const startOf = (item: HTMLElement) => Math.abs(item.offsetLeft - (items[0]?.offsetLeft ?? 0))
  /** The last item that the row can start with. */
  const lastIndex = () => {
    const mostPx = list.scrollWidth - list.clientWidth - 2 // sizes are rounded
    const last = items.findIndex((item) => startOf(item) >= mostPx)
    return last < 0 ? items.length - 1 : last
  }
  const update = () => {
    const last = lastIndex()
    for (const { button, step } of arrows) {
      const isOff = last === 0 || (!isInfinite && index === (step === 1 ? last : 0))
      changes.attribute(button, 'aria-disabled', isOff ? 'true' : null)
    }
  }
  const move = (step: Step) => {
    index = wrapIndex(index + step, lastIndex() + 1)
    const left = startOf(items[index] ?? list) * (isRtl ? -1 : 1)
    list.scrollTo({ left, behavior: mayAnimate() ? 'smooth' : 'instant' })
    spoken.textContent = format(messages.item, { number: index + 1, count: items.length })
    update()
  }
  const follow = debounce(() => {
    const px = Math.abs(list.scrollLeft)
    const distances = items.slice(0, lastIndex() + 1).map((item) => Math.abs(startOf(item) - px))
    index = distances.indexOf(Math.min(...distances))
    update()
  }, restMs)

  gutter.append(spoken)
  changes.listen(list, 'scroll', follow, { passive: true })
  changes.onUndo(follow.cancel)
  for (const { button, step } of arrows) {
    changes.listen(button, 'click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') move(step)
    })
  }
  return update
}

interface Arrow {
  readonly button: HTMLElement
  readonly step: Step
}

/**
 * Finds the arrows. A section has some for wide windows and some for phones. They stay on the left and on the right in
 * right-to-left text, so their names are swapped there.
 */
function findArrows(element: HTMLElement, isRtl: boolean, changes: ElementChanges): Arrow[] {
  const sides = ['right', 'left'].map((side) => [
    ...element.querySelectorAll<HTMLElement>(`button[class*="arrow-button--${side}"]`),
  ])
  const names = sides.map(([button]) => button?.getAttribute('aria-label') ?? null)
  return sides.flatMap((buttons, side) =>
    buttons.map((button) => {
      const isForward = (side === 0) !== isRtl
      if (isRtl) changes.attribute(button, 'aria-label', names[1 - side] ?? null)
      // The arrow was hidden when the page was saved.
      if (button.hasAttribute('tabindex')) changes.attribute(button, 'tabindex', null)
      return { button, step: isForward ? 1 : -1 }
    }),
  )
}
