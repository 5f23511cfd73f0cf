import { useEffect, useRef } from 'react'
import type { FormProps } from '../props'
import type { Draft } from './draft'
import { isDraftKept } from './isDraftKept'

type Props = Pick<FormProps, 'root' | 'formId' | 'drawnDraft'> & { readonly form: HTMLFormElement }

const ignore = () => {}

/**
 * Saves a draft of the server's form and restores it after a reload, if `data-draft` is set on the form or its block.
 * The code loads only if needed. A form that Skerry draws has its own draft. Returns a function to call before the form
 * is sent. It returns a function that deletes the draft, even if the block has since been removed.
 */
export function useDraft({ root, form, formId, drawnDraft }: Props): () => () => Promise<void> {
  const draft = useRef<Promise<Draft> | null>(null)
  const isWanted = isDraftKept(form, root) === true && !drawnDraft
  useEffect(() => {
    if (!isWanted) return
    draft.current = import('./draft').then(({ keepDraft }) => keepDraft(form, formId))
    draft.current.catch(ignore) // the form works without drafts
    return () => {
      draft.current?.then(({ stop }) => stop(), ignore)
      draft.current = null
    }
  }, [isWanted, form, formId])
  return () => {
    const taken = draft.current
    return async () => (drawnDraft?.current() ?? (await (taken ?? draft.current)?.catch(() => null)))?.clear()
  }
}
