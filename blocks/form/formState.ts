/** What a form is doing (A4 Form). */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'failure'

/** A message that belongs to one field. */
export interface FieldError {
  readonly fieldId: string
  readonly message: string
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
  | { readonly type: 'edited'; readonly fieldId: string }
  | { readonly type: 'returned' }

const noFailure: FormFailure = { fieldErrors: [], above: '', below: '' }

/** A form before anybody sent it. */
export const idleForm: FormState = { status: 'idle', failures: 0, ...noFailure }

/**
 * What a form does next. A second submit while one is in progress is ignored, a success is final until the visitor comes
 * back to the page, and editing a field takes its message away; the summary goes with the last one (A4, A8).
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
    case 'edited':
      return clearField(state, action.fieldId)
    case 'returned':
      return state.status === 'submitting' || state.status === 'success'
        ? { ...state, status: 'idle', ...noFailure }
        : state
  }
}

/** Whether a submit starts a submission; while one is in progress, or after a success, it does not. */
export function canSubmit({ status }: FormState): boolean {
  return status === 'idle' || status === 'failure'
}

function clearField(state: FormState, fieldId: string): FormState {
  const fieldErrors = state.fieldErrors.filter((error) => error.fieldId !== fieldId)
  if (fieldErrors.length === state.fieldErrors.length) return state
  if (fieldErrors.length > 0) return { ...state, fieldErrors }
  return { ...state, status: 'idle', ...noFailure }
}
