import { closeOnBack } from './closeOnBack'
import { containScrolling } from './scrollContainment'

/** What a modal does to the page, until `signal` aborts. Scrolling is contained only while `applies` returns true. */
export function whileModal(applies: () => boolean, signal: AbortSignal): void {
  containScrolling(applies, signal)
  closeOnBack(signal)
}
