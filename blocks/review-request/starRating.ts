import { addWord } from '../../src/browser/addWord'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { element } from '../../src/ui/element'
import { newId } from '../../src/ui/newId'
import { starIcon } from '../../src/ui/star'
import { mayMoveFocus } from '../../src/ui/tabbables'

/** The stars of a review: radio buttons, so that the arrow keys and screen readers work. */
export interface StarRating {
  /**
   * Shows a message below the legend and moves the focus to the stars, unless the visitor has left the form; an empty
   * message removes it.
   */
  showProblem(message: string): void
}

/** Draws the radio buttons of a field set as stars, until the changes are undone. */
export function drawStars(group: HTMLElement, changes: ElementChanges): StarRating {
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const chosen = element('span', { class: 'skerry-stars-chosen', 'aria-hidden': 'true' })
  const problem = element('p', {
    class: 'skerry-review-problem',
    id: newId('stars'),
    role: 'alert',
  })
  changes.classed(group, 'skerry-stars', true)
  changes.attribute(group, 'role', 'radiogroup')
  changes.attribute(group, 'aria-required', 'true')
  for (const radio of radios) {
    radio.after(changes.own(starIcon()))
  }
  const first = radios[0]?.closest('label')
  first?.before(changes.own(problem))
  group.append(changes.own(chosen))
  let unlink: (() => void) | null = null
  changes.onUndo(() => unlink?.())

  const show = (message: string) => {
    problem.textContent = message
    changes.attribute(group, 'aria-invalid', message ? 'true' : null)
    unlink?.()
    unlink = message ? addWord(group, 'aria-describedby', problem.id) : null
  }
  const showChosen = () => {
    const radio = radios.find(({ checked }) => checked)
    chosen.textContent = radio?.closest('label')?.textContent?.trim() ?? ''
  }
  changes.listen(group, 'change', () => {
    showChosen()
    show('')
  })
  showChosen() // the browser may have restored a choice
  return {
    showProblem(message) {
      show(message)
      if (message && mayMoveFocus(group.closest('form') ?? group)) radios[0]?.focus()
    },
  }
}
