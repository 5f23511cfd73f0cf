import { useEffect, useRef } from 'react'
import { ask } from '../../src/browser/ask'
import type { FormProps } from './block'
import type { Draft } from './draft'

const attribute = 'data-draft'
const ignore = () => {}

/**
 * Keeps what was typed through a reload where the owner asks for it by `data-draft` on the form or its block. What keeps it
 * is loaded only there. Returns what forgets it once the form was sent.
 */
export function useDraft({ root, form, formId }: FormProps & { readonly form: HTMLFormElement }): () => Promise<void> {
  const draft = useRef<Promise<Draft> | null>(null)
  const isWanted = [form, root].some((element) => isOn(ask(element, 'getAttribute', attribute)))
  useEffect(() => {
    if (!isWanted) return
    const kept = import('./draft').then(({ keepDraft }) => keepDraft(form, formId))
    draft.current = kept
    kept.catch(ignore) // without it the form works as well
    return () => {
      kept.then(({ stop }) => stop(), ignore)
    }
  }, [isWanted, form, formId])
  return async () => (await draft.current?.catch(() => null))?.clear()
}

function isOn(value: string | null): boolean {
  return value !== null && value !== 'false'
}
