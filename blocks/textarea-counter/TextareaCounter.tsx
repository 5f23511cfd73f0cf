import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { addWord } from '../../src/browser/addWord'
import { debounce } from '../../src/browser/debounce'
import { format } from '../../src/language/format'
import { useServerElement } from '../../src/runtime/useServerElement'
import { adoptStyles } from '../../src/ui/styles'
import { useSlot } from '../../src/ui/useSlot'
import { messages } from './messages'
import type { TextareaCounterProps } from './props'
import css from './textareaCounter.css?inline'

const spokenAfterMs = 1000 // announcing every letter would disturb typing with a screen reader

/**
 * A5 Textarea counter: length and maximum below the field, marked as an error when over. The field gets no native
 * `maxlength`, which would cut off pasted text (docs/decisions.md#25).
 */
export function TextareaCounter({ control, maxLength }: TextareaCounterProps) {
  adoptStyles('textarea-counter', css)
  const id = useId()
  const slot = useSlot(control, 'after')
  // Text inside the field's label would become part of its name.
  const spokenSlot = useSlot(control.closest('label') ?? slot, 'after')
  const [length, setLength] = useState(control.value.length)
  const spoken = useRested(length)
  const isOver = length > maxLength

  const count = () => setLength(control.value.length)
  useServerElement(control, {
    onInput: count,
    onChange: count,
  })
  useLayoutEffect(() => addWord(control, 'aria-describedby', id), [control, id])
  useCountAfterReset(control, count)

  return (
    <>
      {createPortal(
        <div
          className={isOver ? 'skerry-counter error' : 'skerry-counter'}
          data-state={isOver ? 'over' : 'within'}
          aria-hidden
        >
          <span id={id} className="skerry-counter-count">
            {format(messages.count, { length, maximum: maxLength })}
          </span>
        </div>,
        slot,
      )}
      {createPortal(
        <span className="skerry-counter-spoken" role="status">
          {spoken === null ? '' : spokenText(spoken, maxLength)}
        </span>,
        spokenSlot,
      )}
    </>
  )
}

/** Returns the length to announce once typing pauses; null before anything was typed. */
function useRested(length: number): number | null {
  const [first] = useState(length)
  const [rested, setRested] = useState<number | null>(null)
  useEffect(() => {
    if (length === first && rested === null) return
    const speak = debounce(() => setRested(length), spokenAfterMs)
    speak()
    return () => speak.cancel()
  }, [length, first, rested])
  return rested
}

/** Counts again after a reset, which clears the fields only after its event. */
function useCountAfterReset(control: TextareaCounterProps['control'], count: () => void): void {
  useEffect(() => {
    const { form } = control
    if (!form) return
    const onReset = () => setTimeout(count)
    Element.prototype.addEventListener.call(form, 'reset', onReset)
    return () => Element.prototype.removeEventListener.call(form, 'reset', onReset)
  })
}

function spokenText(length: number, maximum: number): string {
  const text = format(messages.spoken, { length, maximum })
  return length <= maximum ? text : `${text}. ${messages.tooLong}`
}
