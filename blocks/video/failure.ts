import type { ElementChanges } from '../../src/browser/elementChanges'
import { element } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import css from './video.css?inline'

/** Says over a box that its video could not be loaded. A player says nothing to a screen reader. */
export function showFailure(box: HTMLElement, changes: ElementChanges): void {
  adoptStyles('native-video', css)
  const failure = element('p', { class: 'skerry-video-failed', role: 'status' })
  box.append(failure)
  failure.append(messages.failed) // after the region is on the page: screen readers announce what comes into it
  changes.onUndo(() => failure.remove())
}
