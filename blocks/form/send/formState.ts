import type { Control, FormFieldElements } from '../read/readForm'

/** The states of a form (A4 Form). */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'failure'

/** A message about one field. */
export interface FieldError {
  readonly fieldId: string
  readonly message: string
  /** The field; missing if the form does not have it. */
  readonly field?: FormFieldElements
  /** The invalid controls; by default all controls of the field. */
  readonly invalid?: readonly Control[]
  /** Announced immediately, because it is about the visitor's last action. */
  readonly isUrgent?: boolean
  /** Validates the field again; returns the remaining error, or `null` if there is none or only the server can tell. */
  readonly revalidate?: () => FieldError | null
}

/** The messages to show for a failed submission. */
export interface FormFailure {
  readonly fieldErrors: readonly FieldError[]
  /** The messages above the form and below its button; empty if there is none. */
  readonly above: string
  readonly below: string
}

export interface FormState extends FormFailure {
  readonly status: FormStatus
  /** Incremented with every failure, so that a repeated message counts as a new one. */
  readonly failures: number
}

export type FormAction =
  | { readonly type: 'submit' }
  | { readonly type: 'saved' }
  | ({ readonly type: 'failed' } & FormFailure)
  /** A field got an error before the form was sent. */
  | { readonly type: 'fieldInvalid'; readonly error: FieldError }
  /** A field was edited and then left. */
  | { readonly type: 'fieldEdited'; readonly error: FieldError }
  | { readonly type: 'reset' }
  /** The form can be sent again: the page was restored by Back, or the answers were passed on. */
  | { readonly type: 'unlocked' }

const noFailure: FormFailure = { fieldErrors: [], above: '', below: '' }

/** The state of a form before its first submission. */
export const idleForm: FormState = { status: 'idle', failures: 0, ...noFailure }

/**
 * Returns the next state. A second submit while one is in progress is ignored. A success is final. Fixing a field
 * removes its message, and the summary disappears with the last message (A4, A8).
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
    case 'fieldInvalid': {
      if (!canSubmit(state)) return state
      const others = state.fieldErrors.filter(({ field }) => !field || field.id !== action.error.field?.id)
      return { ...state, fieldErrors: [...others, action.error] }
    }
    case 'fieldEdited':
      return revalidateField(state, action.error)
    case 'reset':
      return canSubmit(state) ? { ...state, status: 'idle', ...noFailure } : state
    case 'unlocked':
      return state.status === 'submitting' ? { ...state, status: 'idle', ...noFailure } : state
  }
}

/** A failure of the whole form, shown once below the button, where the visitor is looking. */
export function general(message: string): FormFailure {
  return { fieldErrors: [], above: '', below: message }
}

/** Adds a second line to the message of a failure. */
export function withHint(failure: FormFailure, message: string): FormFailure {
  return { ...failure, fieldErrors: [{ fieldId: '', message }] }
}

/** Whether a submit starts a submission; false while one is in progress or after a success. */
export function canSubmit({ status }: FormState): boolean {
  return status === 'idle' || status === 'failure'
}

function revalidateField(state: FormState, error: FieldError): FormState {
  if (!state.fieldErrors.includes(error)) return state
  const left = error.revalidate?.()
  const fieldErrors = state.fieldErrors.flatMap((other) => (other !== error ? [other] : left ? [left] : []))
  if (fieldErrors.length > 0) return { ...state, fieldErrors }
  return { ...state, status: 'idle', ...noFailure }
}
