import { useEffect, useRef } from 'react'
import type { FormProps } from '../props'
import type { Draft } from './draft'
import { isDraftKept } from './isDraftKept'

type Props = Pick<FormProps, 'root' | 'formId' | 'DrawnForm' | 'keepDraft'> & { readonly form: HTMLFormElement }

const ignore = () => {}

/** The blocks whose form has had a draft on this page: it comes back with the block, as the server's forms do. */
const begun = new WeakSet<HTMLElement>()

/**
 * Saves a draft of the form and restores it after a reload, if `data-draft` is set on the form or its block. A form
 * that Skerry draws is restored after Back or a reload even without it, as browsers restore the server's forms. The
 * code loads only if needed, for a drawn form along with it. Returns a function to call before the form is sent, which
 * returns one that deletes the draft, even if the block has left the page meanwhile.
 */
export function useDraft({ root, form, formId, DrawnForm, keepDraft }: Props): () => () => Promise<void> {
  const draft = useRef<Promise<Draft> | null>(null)
  const isKept = isDraftKept(form, root)
  const isWanted = isKept === true
  const isForReturn = isKept === null && DrawnForm !== null
  useEffect(() => {
    if (!isWanted && !isForReturn) return
    const isNewVisit = isForReturn && !isReturn() && !begun.has(root)
    const begin = () => {
      begun.add(root)
      // At once if the code has loaded: a visitor may leave right after typing.
      draft.current = keepDraft
        ? Promise.resolve(keepDraft(form, formId, isNewVisit))
        : import('./draft').then(({ keepDraft: keep }) => keep(form, formId, isNewVisit))
      draft.current.catch(ignore) // the form works without drafts
    }
    if (isNewVisit) EventTarget.prototype.addEventListener.call(form, 'focusin', begin, { once: true })
    else begin()
    return () => {
      EventTarget.prototype.removeEventListener.call(form, 'focusin', begin)
      draft.current?.then(({ stop }) => stop(), ignore)
      draft.current = null
    }
  }, [isWanted, isForReturn, root, form, formId, keepDraft])
  return () => {
    const taken = draft.current
    return async () => (await (taken ?? draft.current)?.catch(() => null))?.clear()
  }
}

/** Whether the page was loaded by a reload or by Back or Forward. */
function isReturn(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type))
}
