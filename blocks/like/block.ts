import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { isPress } from '../../src/browser/plainClick'
import { whenChangedElsewhere } from '../../src/browser/whenChangedElsewhere'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { readInteger, readText } from '../../src/runtime/attributes'
import { element as create, icon } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import css from './like.css?inline'
import { likesOf } from './likes'
import { messages } from './messages'
import type { LikeProps } from './props'

const heart = 'M12 20.5C5 15.3 2.5 12 2.5 8.7A4.9 4.9 0 0 1 12 7a4.9 4.9 0 0 1 9.5 1.7c0 3.3-2.5 6.6-9.5 11.8z'

/** Reads the item's id. Throws a `BlockError` without one. */
export function parse(element: HTMLElement): LikeProps {
  const itemId = readText(element, 'data-item-id')
  if (!itemId) throw new BlockError(messages.noItem)
  return { itemId, count: Math.max(readInteger(element, 'data-like-count', 0), 0) }
}

/** Turns the element into a toggle button with the number of likes. */
export function attach(element: HTMLElement, { itemId, count }: LikeProps): () => void {
  adoptStyles('like', css)
  const changes = recordChanges()
  const likes = likesOf(itemId, count)
  const number = partOf(element, 'like-count', changes)
  const status = create('span', { class: 'skerry-like-status', role: 'status' })
  element.after(changes.own(status))

  const show = () => {
    const state = likes.state()
    const text = format(messages.likes, { count: state.count })
    number.textContent = text
    changes.classed(element, 'clicked', state.isLiked) // for the template's style sheet
    changes.attribute(element, 'aria-pressed', String(state.isLiked))
    changes.attribute(element, 'aria-label', format(messages.name, { likes: text }))
    return { text, isLiked: state.isLiked }
  }
  if (element.localName !== 'button') {
    changes.attribute(element, 'role', 'button')
    changes.attribute(element, 'tabindex', 0)
    changes.listen(element, 'keydown', (event) => {
      if (!isPress(event)) return
      event.preventDefault() // Space would scroll
      if (!event.repeat) likes.press(element)
    })
  }
  changes.listen(element, 'click', (event) => {
    event.preventDefault()
    likes.press(element)
  })
  show()
  whenChangedElsewhere(changes, () => {
    likes.readAgain()
    show()
  })
  if (!hasOwnIcon(element)) addHeart(element, number, changes)
  changes.onUndo(
    likes.onChange((problem, pressed) => {
      const { text, isLiked } = show()
      const said = problem ?? format(isLiked ? messages.liked : messages.unliked, { likes: text })
      // Only the pressed button announces the change. Otherwise screen readers would repeat it for every button of the
      // item.
      status.textContent = pressed === element ? said : ''
      status.dataset.state = pressed !== element ? '' : problem ? 'failed' : 'saved'
    }),
  )
  return changes.undo
}

/** The part with that class, emptied, or a new one. Undo restores the server's content. */
function partOf(element: HTMLElement, name: string, changes: ElementChanges): HTMLElement {
  const served = element.querySelector<HTMLElement>(`.${name}`)
  if (!served) {
    const added = changes.own(create('span', { class: name }))
    element.append(added)
    return added
  }
  changes.content(served, [])
  return served
}

/** Whether the template draws a heart: next to the count, or as an image in the icon. */
function hasOwnIcon(element: HTMLElement): boolean {
  const parts = [element, ...element.querySelectorAll('.like-icon, .like-count')]
  return parts.some((part) => {
    const { content } = getComputedStyle(part, '::before')
    return (content && !/^(none|normal|"")$/.test(content)) || hasImage(part)
  })
}

function hasImage(part: Element): boolean {
  const image = getComputedStyle(part).backgroundImage
  return (image !== '' && image !== 'none') || part.querySelector('svg, img') !== null
}

function addHeart(element: HTMLElement, number: HTMLElement, changes: ElementChanges): void {
  const drawn = changes.own(icon(heart))
  drawn.setAttribute('class', 'skerry-like-heart')
  const place = element.querySelector('.like-icon')
  if (place) place.append(drawn)
  else number.before(drawn)
}
