import { draftKey, onForgetDrafts } from '../../src/browser/drafts'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { sessionValues } from '../../src/browser/storage'
import { isRecord } from '../../src/model/text/json'

/**
 * Fills a drawn form with what was typed before a reload or Back, as browsers do with the server's forms. Saves further
 * input in session storage. Returns a function that deletes it. Call it when the review has been sent.
 */
export function keepReview(form: HTMLFormElement, token: string, changes: ElementChanges): () => void {
  const key = draftKey(location.pathname, `review ${token} ${new FormData(form).get('itemId')}`, 0)
  restore(form, sessionValues.get(key, isRecord) ?? {})
  let isKept = true
  const end = () => {
    isKept = false
  }
  changes.listen(form, 'input', () => {
    if (isKept) sessionValues.set(key, Object.fromEntries(new FormData(form)))
  })
  changes.onUndo(onForgetDrafts(end))
  return () => {
    end()
    sessionValues.remove(key)
  }
}

function restore(form: HTMLFormElement, values: { readonly [name: string]: unknown }): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input')) {
    const value = values[field.name]
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
    else if (typeof value === 'string') field.value = value
  }
}
