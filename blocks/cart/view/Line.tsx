import { useEffect, useRef } from 'react'
import { pageAddress } from '../../../src/browser/pageAddress'
import { format } from '../../../src/language/format'
import { safeRedirect } from '../../../src/model/address/redirect'
import type { CartViewEntry } from '../../../src/model/cart/overlayCart'
import { messages as productMessages } from '../../../src/model/product/messages'
import { spokenClass } from '../../../src/ui/spokenText'
import { billingText, lineDetails } from '../lineDetails'
import { largestQuantityOf, stockOfLine } from '../lineRules'
import { messages } from '../messages'
import type { CartSettings } from '../props'
import type { WriteMoney } from '../writeMoney'
import { Problem } from './Problem'
import { QuantityField } from './QuantityField'
import { nameOf, productNameOf } from './useCartActions'

interface LineProps {
  readonly entry: CartViewEntry
  /** Why the last change was undone. */
  readonly problem: string | undefined
  /** Whether the line has just been restored. */
  readonly hasFocus: boolean
  readonly settings: CartSettings
  readonly write: WriteMoney
  readonly onQuantity: (quantity: number) => void
  readonly onStep: (step: 1 | -1, largest: number) => void
  readonly onRemove: () => void
}

/** One line of the cart: product, price, quantity, and a button to remove it. */
export function Line({ entry, problem, hasFocus, settings, write, onQuantity, onStep, onRemove }: LineProps) {
  const remove = useRef<HTMLButtonElement>(null)
  const name = nameOf(entry)
  const choice = largestQuantityOf(entry, settings.allowsSeveralServices)
  const hadChoice = useRef(false)
  hadChoice.current ||= choice !== null
  // Keep the field when there is no choice any more, because it may have the focus.
  const largest = choice ?? (hadChoice.current ? entry.quantity : null)
  useEffect(() => {
    if (hasFocus) remove.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <div className="skerry-cart-line cart-row" data-state={entry.isPending ? 'pending' : 'settled'}>
      <div className="skerry-cart-image">
        {entry.imageUrl && <img src={entry.imageUrl} alt="" loading="lazy" decoding="async" width={96} height={96} />}
      </div>
      <div className="skerry-cart-product">
        <Name name={productNameOf(entry)} url={entry.fullUrl} />
        <Details entry={entry} />
        <UnitPrice entry={entry} write={write} />
        <StockNote entry={entry} />
      </div>
      <div className="skerry-cart-controls">
        {largest === null ? (
          <p className="skerry-cart-count">
            {messages.quantity} {entry.quantity}
          </p>
        ) : (
          <QuantityField
            name={name}
            quantity={entry.quantity}
            largest={largest}
            onChange={onQuantity}
            onStep={(step) => onStep(step, largest)}
          />
        )}
        <button
          ref={remove}
          type="button"
          className="skerry-cart-quiet"
          aria-label={format(messages.removeItem, { name })}
          onClick={onRemove}
        >
          {messages.remove}
        </button>
      </div>
      <p className="skerry-cart-total">{write(entry.subTotal)}</p>
      <Problem text={problem} />
    </div>
  )
}

function Name({ name, url }: { readonly name: string; readonly url: string }) {
  const href = safeRedirect(url, pageAddress())
  return <p className="skerry-cart-name cart-row-title">{href ? <a href={href}>{name}</a> : name}</p>
}

function Details({ entry }: { readonly entry: CartViewEntry }) {
  const details = lineDetails(entry)
  if (details.length === 0) return null
  return (
    <ul className="skerry-cart-details">
      {details.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a line never change, and two may be equal
        <li key={index}>{label ? `${label}: ${text}` : text}</li>
      ))}
    </ul>
  )
}

function UnitPrice({ entry, write }: { readonly entry: CartViewEntry; readonly write: WriteMoney }) {
  const { purchasePriceCents, nonSalePriceCents, quantity } = entry
  const price = write(purchasePriceCents)
  const billing = billingText(entry, price)
  const isOnSale = nonSalePriceCents > purchasePriceCents
  if (!billing && !isOnSale && quantity === 1) return null
  return (
    <p className="skerry-cart-price">
      {isOnSale && (
        <>
          <span className={spokenClass}>{productMessages.originalPrice} </span>
          <s>{write(nonSalePriceCents)}</s> <span className={spokenClass}>{productMessages.salePrice} </span>
        </>
      )}
      {billing ?? format(messages.each, { price })}
    </p>
  )
}

/** Shown if the line contains the whole remaining stock, or more, and if its product was deleted. */
function StockNote({ entry }: { readonly entry: CartViewEntry }) {
  const stock = stockOfLine(entry)
  if (entry.quantity < stock) return null
  const nothing = entry.isDeleted ? messages.deleted : productMessages.soldOut
  const text = stock === 0 ? nothing : format(messages.stockLeft, { count: stock })
  return <p className="skerry-cart-stock">{text}</p>
}
