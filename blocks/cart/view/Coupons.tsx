import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { CartChange, CartClient } from '../../../src/data/cart/CartClient'
import { format } from '../../../src/language/format'
import type { Coupon } from '../../../src/model/cart/Cart'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { spokenClass } from '../../../src/ui/spokenText'
import { messages } from '../messages'
import type { WriteMoney } from '../writeMoney'
import { Problem } from './Problem'

interface CouponsProps {
  readonly view: CartView
  readonly client: CartClient
  readonly write: WriteMoney
  readonly onSpeak: (text: string) => void
}

/** The coupons of the cart: those that apply, those that do not with the reason, and a field to add one. */
export function Coupons({ view, client, write, onSpeak }: CouponsProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState<readonly string[]>([])
  const news = useInvalidated(view.invalidCoupons)

  // The cart's queue sends one change after the other, so the visitor need not wait before adding another code.
  const send = async (change: CartChange, code: string, done: (cart: CartView) => string) => {
    setProblem('')
    setPending((before) => [...before, code])
    const { status, message, cart } = await client.change(change)
    setPending((before) => before.filter((one) => one !== code))
    if (status === 'declined' || status === 'failed') return setProblem(message)
    if (field.current?.value.trim() === code) field.current.value = ''
    if (!cart.invalidCoupons.some(({ promoCode }) => promoCode.toLowerCase() === code.toLowerCase()))
      onSpeak(done(cart))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const promoCode = field.current?.value.trim() ?? ''
    field.current?.focus()
    if (promoCode === '') return setProblem(messages.codeNeeded)
    if (pending.includes(promoCode)) return
    void send({ kind: 'addCoupon', promoCode }, promoCode, ({ validCoupons }) => {
      const applied = validCoupons.find((coupon) => coupon.promoCode.toLowerCase() === promoCode.toLowerCase())
      return format(messages.couponApplied, { code: applied ? nameOf(applied) : promoCode })
    })
  }
  const remove = (coupon: Coupon) => {
    const { id: couponId } = coupon
    field.current?.focus()
    const done = format(messages.couponRemoved, { code: nameOf(coupon) })
    void send({ kind: 'removeCoupon', couponId }, couponId, () => done)
  }

  return (
    <section className="skerry-cart-part" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{messages.coupons}</h2>
      {view.coupons.length > 0 && (
        <ul className="skerry-cart-coupons">
          {view.validCoupons.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} write={write} onRemove={() => remove(coupon)} isValid />
          ))}
          {view.invalidCoupons.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} write={write} onRemove={() => remove(coupon)} isValid={false} />
          ))}
        </ul>
      )}
      <form className="skerry-cart-coupon-form" noValidate onSubmit={submit}>
        <CodeField field={field} problem={problem} isPending={pending.length > 0} />
      </form>
      <p className={spokenClass} role="status">
        {news}
      </p>
    </section>
  )
}

/** What screen readers announce: coupons that do not apply, when they appear in the cart as such. */
function useInvalidated(coupons: readonly Coupon[]): string {
  const [last, setLast] = useState(coupons)
  const [news, setNews] = useState('')
  if (last !== coupons) {
    const found = coupons.filter(({ id }) => !last.some((other) => other.id === id))
    setLast(coupons)
    if (found.length > 0 || coupons.length < last.length) setNews(found.map(problemOf).join(' '))
  }
  return news
}

function problemOf(coupon: Coupon): string {
  return `${nameOf(coupon)}: ${reasonOf(coupon)}`
}

function reasonOf({ message }: Coupon): string {
  return message ?? messages.couponInvalid
}

interface CodeFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly problem: string
  readonly isPending: boolean
}

function CodeField({ field, problem, isPending }: CodeFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{messages.couponCode}</label>
      <div className="skerry-cart-pair">
        <input
          ref={field}
          id={id}
          name="promoCode"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
        />
        <button type="submit" className="skerry-cart-plain" aria-disabled={isPending || undefined}>
          {isPending ? messages.updating : messages.apply}
        </button>
      </div>
      <Problem id={`${id}problem`} text={problem} />
    </>
  )
}

interface CouponRowProps {
  readonly coupon: Coupon
  readonly isValid: boolean
  readonly write: WriteMoney
  readonly onRemove: () => void
}

function CouponRow({ coupon, isValid, write, onRemove }: CouponRowProps) {
  const { promoCode, name, discountCents } = coupon
  return (
    <li data-state={isValid ? 'valid' : 'invalid'}>
      <div>
        <strong>{nameOf(coupon)}</strong>
        {name && name !== promoCode && promoCode && <span> {name}</span>}
        {!isValid && <p className="skerry-cart-problem">{reasonOf(coupon)}</p>}
      </div>
      {isValid && discountCents > 0 && <bdi>{write(-discountCents)}</bdi>}
      <button
        type="button"
        className="skerry-cart-quiet"
        aria-label={format(messages.removeCoupon, { code: nameOf(coupon) })}
        onClick={onRemove}
      >
        {messages.remove}
      </button>
    </li>
  )
}

/** A coupon that applies automatically has no code. */
function nameOf({ promoCode, name }: Coupon): string {
  return promoCode || name
}
