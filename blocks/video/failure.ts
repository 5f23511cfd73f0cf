import type { ElementChanges } from '../../src/browser/elementChanges'
import { element } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import css from './video.css?inline'

/** Shows over a box that its video failed to load, because players announce nothing to screen readers. */
export function showFailure(box: HTMLElement, changes: ElementChanges): void {
  adoptStyles('native-video', css)
  const failure = element('p', { class: 'skerry-video-failed', role: 'status' })
  box.append(changes.own(failure))
  failure.append(messages.failed) // after the live region is on the page: screen readers announce only later changes
}
