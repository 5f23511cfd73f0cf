import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { callNative } from '../../../src/browser/callNative'
import { useServerElement } from '../../../src/runtime/useServerElement'
import type { Control } from '../read/readForm'
import type { FieldError, FormAction, FormState } from '../send/formState'
import { focusError, isReachable } from './focusError'
import { markField } from './markField'
import { submitButtonsOf } from './SubmitButton'
import { Summary } from './Summary'

interface Props {
  readonly form: HTMLFormElement
  readonly state: FormState
  readonly send: (action: FormAction) => void
}

/** What a visitor reads after a failure: a message above each wrong field, and the words for the whole form (A8). */
export function FormErrors({ form, state, send }: Props) {
  const { fieldErrors, above, below, failures } = state
  const idOf = useErrorIds()
  useMarks(fieldErrors, idOf)
  useMending(form, fieldErrors, (error) => send({ type: 'mended', error }))
  useFocusOnFailure(form, failures, fieldErrors, idOf)
  // What was wrong is gone with it.
  useServerElement(form, { onReset: () => send({ type: 'emptied' }) })
  return <Summary form={form} above={above} below={below} failures={failures} fieldErrors={fieldErrors} idOf={idOf} />
}

/** The id of an error's message, the same at each render. */
function useErrorIds(): (error: FieldError) => string {
  const base = useId()
  const known = useRef({ ids: new WeakMap<FieldError, string>(), next: 0 })
  return (error) => {
    const { ids } = known.current
    const id = ids.get(error) ?? `${base}${known.current.next++}`
    ids.set(error, id)
    return id
  }
}

/** Marks what came, unmarks what went, and leaves alone what stayed: there may be thousands. */
function useMarks(fieldErrors: readonly FieldError[], idOf: (error: FieldError) => string): void {
  const marks = useRef(new Map<FieldError, () => void>())
  useLayoutEffect(() => {
    const wanted = new Set(fieldErrors)
    for (const [error, undo] of marks.current) {
      if (wanted.has(error)) continue
      undo()
      marks.current.delete(error)
    }
    for (const error of fieldErrors)
      if (!marks.current.has(error)) marks.current.set(error, markField(error, idOf(error)))
  })
  useLayoutEffect(() => {
    const made = marks.current
    return () => {
      for (const undo of made.values()) undo()
      made.clear()
    }
  }, [])
}

/**
 * Looks at a field again once the visitor has edited and left it: nothing moves under who is still typing, and no message
 * stays that is no longer true. Autofilled fields are validated at once.
 */
function useMending(
  form: HTMLFormElement,
  fieldErrors: readonly FieldError[],
  lookAgain: (error: FieldError) => void,
): void {
  const edited = useRef(new Set<FieldError>())
  const byControl = useMemo(
    () =>
      new Map<unknown, FieldError>(
        fieldErrors.flatMap((error) => controlsOf(error).map((one) => [one, error] as const)),
      ),
    [fieldErrors],
  )
  const afterPress = usePress(fieldErrors.length > 0)
  const leave = (error: FieldError) => {
    if (edited.current.delete(error)) afterPress(() => lookAgain(error))
  }
  const onEdit = ({ target }: Event) => {
    const error = byControl.get(target)
    if (!error) return
    edited.current.add(error)
    if (!controlsOf(error).some((control) => control === document.activeElement)) leave(error)
  }
  useServerElement(form, {
    onInput: onEdit,
    onChange: onEdit,
    onFocusOut: ({ target, relatedTarget }: FocusEvent) => {
      const error = byControl.get(target)
      if (error && byControl.get(relatedTarget) !== error) leave(error)
    },
  })
}

function controlsOf({ field }: FieldError): readonly Control[] {
  return field?.controls ?? []
}

/**
 * Holds back what moves the page while a button of the mouse is down: whatever was pressed must still be there when it is
 * let go, or the click is lost.
 */
function usePress(isWanted: boolean): (then: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!isWanted) return
    const onDown = () => {
      isDown.current = true
    }
    const onUp = () => {
      isDown.current = false
      // The click follows in the same turn.
      setTimeout(() => {
        for (const then of waiting.current.splice(0)) then()
      })
    }
    document.addEventListener('mousedown', onDown, true)
    document.addEventListener('mouseup', onUp, true)
    return () => {
      isDown.current = false
      document.removeEventListener('mousedown', onDown, true)
      document.removeEventListener('mouseup', onUp, true)
    }
  }, [isWanted])
  return (then) => {
    if (isDown.current) waiting.current.push(then)
    else then()
  }
}

/** After each failure the focus moves to the first wrong field, or else to the button to press again. */
function useFocusOnFailure(
  form: HTMLFormElement,
  failures: number,
  fieldErrors: readonly FieldError[],
  idOf: (error: FieldError) => string,
): void {
  const now = useRef({ fieldErrors, idOf })
  now.current = { fieldErrors, idOf }
  useLayoutEffect(() => {
    if (failures === 0) return
    const error = now.current.fieldErrors.find(isReachable)
    if (error) focusError(error, now.current.idOf(error))
    else {
      submitButtonsOf(form)[0]?.focus()
      // The message stands below the button, which may be the last thing on the screen.
      const notes = callNative(form, 'querySelectorAll', '.form-submission-error[data-skerry-form]')
      notes[notes.length - 1]?.scrollIntoView({ block: 'nearest' })
    }
  }, [form, failures])
}
