import type { Control, FormFieldElements } from '../read/readForm'

/** What a form is doing (A4 Form). */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'failure'

/** A message that belongs to one field. */
export interface FieldError {
  readonly fieldId: string
  readonly message: string
  /** The field; missing where the form does not have it. */
  readonly field?: FormFieldElements
  /** The controls that are wrong; by default all of the field. */
  readonly wrong?: readonly Control[]
  /** Announced at once: it is about what the visitor has just done. */
  readonly isUrgent?: boolean
  /** Looks at the field again: what is still to say of it, or `null`, also where only the server knows. */
  readonly again?: () => FieldError | null
}

/** Why a submission did not succeed, in the words of the visitor. */
export interface FormFailure {
  readonly fieldErrors: readonly FieldError[]
  /** What stands above the form, and what below its button; empty where nothing does. */
  readonly above: string
  readonly below: string
}

export interface FormState extends FormFailure {
  readonly status: FormStatus
  /** Grows with every failure, so that the same words twice are still two messages. */
  readonly failures: number
}

export type FormAction =
  | { readonly type: 'submit' }
  | { readonly type: 'saved' }
  | ({ readonly type: 'failed' } & FormFailure)
  /** Something is to be said of a field before the form is sent. */
  | { readonly type: 'noted'; readonly error: FieldError }
  /** A field was left after it had been edited. */
  | { readonly type: 'mended'; readonly error: FieldError }
  | { readonly type: 'emptied' }
  | { readonly type: 'returned' }

const noFailure: FormFailure = { fieldErrors: [], above: '', below: '' }

/** A form before anybody sent it. */
export const idleForm: FormState = { status: 'idle', failures: 0, ...noFailure }

/**
 * What a form does next. A second submit while one is in progress is ignored, a success is final until the visitor comes
 * back to the page, and mending a field takes its message away; the summary goes with the last one (A4, A8).
 */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'submit':
      return canSubmit(state) ? { ...state, status: 'submitting', ...noFailure } : state
    case 'saved':
      return state.status === 'submitting' ? { ...state, status: 'success', ...noFailure } : state
    case 'failed': {
      if (state.status !== 'submitting') return state
      const { fieldErrors, above, below } = action
      return { status: 'failure', failures: state.failures + 1, fieldErrors, above, below }
    }
    case 'noted': {
      if (!canSubmit(state)) return state
      const others = state.fieldErrors.filter(({ field }) => !field || field.id !== action.error.field?.id)
      return { ...state, fieldErrors: [...others, action.error] }
    }
    case 'mended':
      return mend(state, action.error)
    case 'emptied':
      return state.status === 'failure' ? { ...state, status: 'idle', ...noFailure } : state
    case 'returned':
      return state.status === 'submitting' || state.status === 'success'
        ? { ...state, status: 'idle', ...noFailure }
        : state
  }
}

/** A failure of the whole form: said once, below the button, where the visitor is. */
export function general(message: string): FormFailure {
  return { fieldErrors: [], above: '', below: message }
}

/** Whether a submit starts a submission; while one is in progress, or after a success, it does not. */
export function canSubmit({ status }: FormState): boolean {
  return status === 'idle' || status === 'failure'
}

function mend(state: FormState, error: FieldError): FormState {
  if (!state.fieldErrors.includes(error)) return state
  const left = error.again?.()
  const fieldErrors = state.fieldErrors.flatMap((other) => (other !== error ? [other] : left ? [left] : []))
  if (fieldErrors.length > 0) return { ...state, fieldErrors }
  return { ...state, status: 'idle', ...noFailure }
}
