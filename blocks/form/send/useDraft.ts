import { useEffect, useRef } from 'react'
import { callNative } from '../../../src/browser/callNative'
import type { FormProps } from '../props'
import type { Draft } from './draft'

type Props = Pick<FormProps, 'root' | 'formId' | 'DrawnForm'> & { readonly form: HTMLFormElement }

const attribute = 'data-draft'
const ignore = () => {}

/**
 * Keeps what was typed through a reload where the owner asks for it by `data-draft` on the form or its block. A form that
 * we drew is given back what was typed by Back and reload, too, as browsers do it with what the server sent. What keeps it
 * is loaded only where it is needed. Returns what forgets it once the form was sent.
 */
export function useDraft({ root, form, formId, DrawnForm }: Props): () => Promise<void> {
  const draft = useRef<Promise<Draft> | null>(null)
  const asked = [form, root].map((element) => callNative(element, 'getAttribute', attribute))
  const isWanted = asked.some(isOn)
  const isForReturn = !isWanted && DrawnForm !== null && asked.every((value) => value === null)
  useEffect(() => {
    if (!isWanted && !isForReturn) return
    const isAnew = isForReturn && !isReturn()
    const begin = () => {
      draft.current = import('./draft').then(({ keepDraft }) => keepDraft(form, formId, isAnew))
      draft.current.catch(ignore) // without it the form works as well
    }
    if (isAnew) EventTarget.prototype.addEventListener.call(form, 'focusin', begin, { once: true })
    else begin()
    return () => {
      EventTarget.prototype.removeEventListener.call(form, 'focusin', begin)
      draft.current?.then(({ stop }) => stop(), ignore)
      draft.current = null
    }
  }, [isWanted, isForReturn, form, formId])
  return async () => (await draft.current?.catch(() => null))?.clear()
}

/** Whether the page was left before and is loaded once more. */
function isReturn(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type))
}

function isOn(value: string | null): boolean {
  return value !== null && value !== 'false'
}
