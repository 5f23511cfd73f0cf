import { useId, useState } from 'react'
import type { CartClient } from '../../../src/data/cart/CartClient'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { messages } from '../messages'
import type { WriteMoney } from '../writeMoney'
import { Problem } from './Problem'

interface ShippingMethodsProps {
  readonly view: CartView
  readonly client: CartClient
  readonly write: WriteMoney
  readonly onChosen: () => void
}

/** The shipping methods for the cart's address. A choice is shown at once, and reverted if it is declined. */
export function ShippingMethods({ view, client, write, onChosen }: ShippingMethodsProps) {
  const name = useId()
  const [wanted, setWanted] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const chosen = wanted ?? view.selectedShippingOption?.id

  const choose = async (optionId: string) => {
    setWanted(optionId)
    setProblem('')
    const { status, message } = await client.change({ kind: 'setShippingOption', optionId })
    setWanted((current) => (current === optionId ? null : current))
    if (status === 'declined' || status === 'failed') setProblem(message)
    else onChosen()
  }

  return (
    <fieldset className="skerry-cart-methods">
      <legend>{messages.shippingMethod}</legend>
      {view.shippingOptions.map(({ id, name: title, description, costCents }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => void choose(id)} />
          <span>
            {title}
            {description && <small>{description}</small>}
          </span>
          <span>{write(costCents)}</span>
        </label>
      ))}
      <Problem text={problem} />
    </fieldset>
  )
}
