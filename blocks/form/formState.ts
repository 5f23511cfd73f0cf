import type { Control, FormFieldElements } from './readForm'

/** What a form is doing (A4 Form). */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'failure'

/** A message that belongs to one field. */
export interface FieldError {
  readonly fieldId: string
  readonly message: string
  /** The field; missing where the form does not have it. */
  readonly field?: FormFieldElements
  /** What of the field is wrong; all of it where nobody says. */
  readonly wrong?: readonly Control[]
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
  /** A field was left after it had been edited: what is still to say of it, or `null`. */
  | { readonly type: 'mended'; readonly error: FieldError; readonly left: FieldError | null }
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
    case 'mended':
      return mend(state, action.error, action.left)
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

/** Finds the fields that a server's messages name. Fields that share an id share the message. */
export function locate(failure: FormFailure, fields: readonly FormFieldElements[]): FormFailure {
  const byId = new Map<string, FormFieldElements[]>()
  for (const field of fields) byId.set(field.id, [...(byId.get(field.id) ?? []), field])
  return {
    ...failure,
    fieldErrors: failure.fieldErrors.flatMap(
      (error) => byId.get(error.fieldId)?.map((field) => ({ ...error, field })) ?? [error],
    ),
  }
}

function mend(state: FormState, error: FieldError, left: FieldError | null): FormState {
  if (!state.fieldErrors.includes(error)) return state
  const fieldErrors = state.fieldErrors.flatMap((other) => (other !== error ? [other] : left ? [left] : []))
  if (fieldErrors.length > 0) return { ...state, fieldErrors }
  return { ...state, status: 'idle', ...noFailure }
}
