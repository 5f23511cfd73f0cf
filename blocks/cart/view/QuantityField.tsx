import { useId, useState } from 'react'
import { format } from '../../../src/language/format'
import { readQuantity } from '../../../src/model/product/quantity'
import { messages } from '../messages'
import { Problem } from './Problem'

interface QuantityFieldProps {
  /** The product's name, for screen readers. */
  readonly name: string
  readonly quantity: number
  readonly largest: number
  readonly onChange: (quantity: number) => void
  /** Called with 1 or -1. Relative, because clicks may come faster than the field renders. */
  readonly onStep: (step: 1 | -1) => void
}

/** The quantity of a line: a field, whose value is applied on blur or Enter, and buttons for one more and one fewer. */
export function QuantityField({ name, quantity, largest, onChange, onStep }: QuantityFieldProps) {
  const id = useId()
  /** The text being typed; `null` while the field shows the cart's quantity. */
  const [draft, setDraft] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)

  const step = (by: 1 | -1) => {
    setDraft(null)
    setInvalid(false)
    onStep(by)
  }
  const commit = () => {
    if (draft === null) return
    const typed = readQuantity(draft, largest)
    setInvalid(typed === null)
    if (typed === null) return
    setDraft(null)
    if (typed !== quantity) onChange(typed)
  }

  return (
    <div className="skerry-cart-quantity">
      <div className="skerry-cart-stepper">
        <Step label={format(messages.fewer, { name })} sign="−" isOff={quantity <= 1} onStep={() => step(-1)} />
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={format(messages.quantityOf, { name })}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}problem` : undefined}
          value={draft ?? quantity}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        <Step label={format(messages.more, { name })} sign="+" isOff={quantity >= largest} onStep={() => step(1)} />
      </div>
      <Problem
        id={`${id}problem`}
        text={isInvalid ? format(messages.quantityInvalid, { minimum: 1, maximum: largest }) : ''}
      />
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly sign: string
  readonly isOff: boolean
  readonly onStep: () => void
}

/** Not `disabled` at its limit, because the button would lose the visitor's focus. */
function Step({ label, sign, isOff, onStep }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff || undefined} onClick={() => isOff || onStep()}>
      {sign}
    </button>
  )
}
