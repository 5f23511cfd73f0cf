import { type Draft, keepDraft } from './draft'
import { isDraftKept } from './isDraftKept'

/** The draft of a form that Skerry draws. */
export interface DrawnDraft {
  /** Returns the draft, or `null` before there is one. */
  readonly current: () => Draft | null
  readonly stop: () => void
}

/**
 * The blocks whose form has had a draft on this page. The draft is restored when the block is mounted again, as it is
 * for the server's forms.
 */
const begun = new WeakSet<HTMLElement>()

/**
 * Saves what is typed into a form that Skerry draws, from the first keystroke, and restores it after Back or a reload
 * even without `data-draft`, as browsers restore the server's forms. On a new visit, the form starts empty.
 */
export function keepDrawnDraft(root: HTMLElement, form: HTMLFormElement, formId: string): DrawnDraft {
  const isKept = isDraftKept(form, root)
  const isNewVisit = isKept === null && !isReturn() && !begun.has(root)
  let draft: Draft | null = null
  const begin = () => {
    begun.add(root)
    draft = keepDraft(form, formId, isNewVisit)
  }
  if (isNewVisit) form.addEventListener('focusin', begin, { once: true })
  else if (isKept !== false) begin()
  return {
    current: () => draft,
    stop() {
      form.removeEventListener('focusin', begin)
      draft?.stop()
    },
  }
}

/** Whether the page was loaded by a reload or by Back or Forward. */
function isReturn(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type))
}
