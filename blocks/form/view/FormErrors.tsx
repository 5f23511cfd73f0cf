import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { callNative } from '../../../src/browser/callNative'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { newId } from '../../../src/ui/newId'
import type { Control } from '../read/readForm'
import type { FieldError, FormAction, FormState } from '../send/formState'
import { focusError, isReachable, mayFocus } from './focusError'
import { markField } from './markField'
import { submitButtonsOf } from './SubmitButton'
import { Summary } from './Summary'

interface Props {
  readonly root: HTMLElement
  readonly form: HTMLFormElement
  readonly state: FormState
  readonly send: (action: FormAction) => void
}

/** Shows a failure: a message above each invalid field, and messages for the whole form (A8). */
export function FormErrors({ root, form, state, send }: Props) {
  const { fieldErrors, above, below, failures } = state
  const idOf = useErrorIds()
  useMarks(fieldErrors, idOf)
  useRevalidation(fieldErrors, (error) => send({ type: 'fieldEdited', error }))
  useFocusOnFailure({ root, form, state }, idOf)
  // A reset clears the invalid values, so it clears the errors too.
  useServerElement(form, { onReset: () => send({ type: 'reset' }) })
  return <Summary form={form} above={above} below={below} failures={failures} fieldErrors={fieldErrors} idOf={idOf} />
}

/** Returns a function that gives each error's message an id, the same on every render. */
function useErrorIds(): (error: FieldError) => string {
  const [base] = useState(() => newId('form-error')) // `completeFields` removes copies of these ids
  const known = useRef({ ids: new WeakMap<FieldError, string>(), next: 0 })
  return (error) => {
    const { ids } = known.current
    const id = ids.get(error) ?? `${base}-${known.current.next++}`
    ids.set(error, id)
    return id
  }
}

/** Marks new errors, unmarks removed ones and leaves the rest alone: there may be thousands. */
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
 * Validates a field again once the visitor has edited and left it, so that nothing moves while they type and no
 * outdated message stays. Autofilled fields are validated at once.
 */
function useRevalidation(fieldErrors: readonly FieldError[], revalidate: (error: FieldError) => void): void {
  const edited = useRef(new Set<FieldError>())
  // Not `document.activeElement`, which is the body when a control that loses the focus fires its change event.
  const focused = useRef<unknown>(document.activeElement)
  const byControl = useMemo(
    () =>
      new Map<unknown, FieldError>(
        fieldErrors.flatMap((error) => controlsOf(error).map((one) => [one, error] as const)),
      ),
    [fieldErrors],
  )
  const afterPress = usePress(fieldErrors.length > 0)
  const leave = (error: FieldError) => {
    if (edited.current.delete(error)) afterPress(() => revalidate(error))
  }
  const onEdit = ({ target }: Event) => {
    const error = byControl.get(target)
    if (!error) return
    edited.current.add(error)
    if (!controlsOf(error).some((control) => control === focused.current)) leave(error)
  }
  // Not on the form: a field may be outside of it.
  useServerElement(document.documentElement, {
    onInput: onEdit,
    onChange: onEdit,
    onFocusIn: ({ target }: FocusEvent) => {
      focused.current = target
    },
    onFocusOut: ({ target, relatedTarget }: FocusEvent) => {
      focused.current = relatedTarget
      const error = byControl.get(target)
      if (error && byControl.get(relatedTarget) !== error) leave(error)
    },
  })
}

function controlsOf({ field }: FieldError): readonly Control[] {
  return field?.controls ?? []
}

/**
 * Delays layout changes while a mouse button is down. If the pressed element moved before the button was released,
 * the click would be lost.
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
      // The click event follows in the same task.
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

/**
 * After each failure, moves the focus to the first invalid field, else to the submit button; but not if the visitor is
 * elsewhere by now. Their next key might send the form again.
 */
function useFocusOnFailure(
  { root, form, state: { failures, fieldErrors } }: Omit<Props, 'send'>,
  idOf: (error: FieldError) => string,
): void {
  const now = useRef({ fieldErrors, idOf })
  now.current = { fieldErrors, idOf }
  useLayoutEffect(() => {
    if (failures === 0 || !mayFocus(root, form)) return
    const error = now.current.fieldErrors.find(isReachable)
    if (error) focusError(error, now.current.idOf(error))
    else {
      submitButtonsOf(form)[0]?.focus()
      // The message is below the button, possibly below the edge of the viewport.
      const notes = callNative(form, 'querySelectorAll', '.form-submission-error[data-skerry-form]')
      notes[notes.length - 1]?.scrollIntoView({ block: 'nearest' })
    }
  }, [root, form, failures])
}
