import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CartClient } from '../../../src/data/cart/CartClient'
import { format } from '../../../src/language/format'
import type { ShippingLocation } from '../../../src/model/cart/Cart'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { isUnitedStates, isUsZip, withoutPlusFour } from '../../../src/model/form/usZip'
import { countriesIn } from '../countryCodes'
import { messages } from '../messages'
import type { WriteMoney } from '../writeMoney'
import { Problem } from './Problem'
import { ShippingMethods } from './ShippingMethods'

interface ShippingProps {
  readonly view: CartView
  readonly client: CartClient
  readonly locale: string
  readonly write: WriteMoney
  readonly onSpeak: (text: string) => void
}

const textFields = [
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'region', autoComplete: 'address-level1' },
] as const

const addressFields = ['country', ...textFields.map(({ name }) => name)] as const

type Problems = { readonly [field: string]: string }

/** The key of a problem that belongs to no field of the form. */
const wholeForm = ''

/** The shipping address, which determines shipping methods and tax, and the choice of a method. */
export function Shipping({ view, client, locale, write, onSpeak }: ShippingProps) {
  const id = useId()
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState(0)
  const { shippingLocation } = view
  const { form, setTyped } = useAddressOf(shippingLocation, pending > 0)
  const speakShipping = () => onSpeak(chosenShipping(client.store.getState().view, write))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    shortenZip(sent)
    const location = locationOf(new FormData(sent), shippingLocation)
    const found = problemsOf(location)
    setProblems(found)
    if (hasAny(found)) return focusFirst(sent, found)
    const focused = document.activeElement
    onSpeak('') // or the same result would not be announced again
    setTyped(false)
    setPending((count) => count + 1)
    const { status, message, errors } = await client.change({ kind: 'setShippingLocation', location })
    setPending((count) => count - 1)
    if (status !== 'declined' && status !== 'failed') return speakShipping()
    setTyped(true)
    const declined = declineOf(message, errors)
    setProblems(declined)
    if (document.activeElement === focused) focusFirst(sent, declined)
  }

  return (
    <section className="skerry-cart-part" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{messages.shipping}</h2>
      <form ref={form} className="skerry-cart-address" noValidate onInput={() => setTyped(true)} onSubmit={submit}>
        <CountryField locale={locale} chosen={shippingLocation?.country ?? ''} problem={problems.country} />
        {textFields.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            autoComplete={autoComplete}
            value={shippingLocation?.[name] ?? ''}
            problem={problems[name]}
          />
        ))}
        <Calculate isPending={pending > 0} problem={problems[wholeForm]} />
      </form>
      {view.shippingOptions.length > 0 && (
        <ShippingMethods view={view} client={client} write={write} onChosen={speakShipping} />
      )}
    </section>
  )
}

/** The chosen shipping method and its cost as a sentence; empty if none is chosen. */
function chosenShipping({ selectedShippingOption: chosen, grandTotalCents }: CartView, write: WriteMoney): string {
  if (!chosen) return ''
  const [price, total] = [write(chosen.costCents), write(grandTotalCents)]
  return format(messages.shippingIs, { method: chosen.name, price, total })
}

/**
 * Fills in an address that was set in another tab or in the checkout, unless the visitor is typing one. Updates the
 * fields in place, because one of them may have the focus.
 */
function useAddressOf(location: ShippingLocation | null, isPending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const isTyped = useRef(false)
  useEffect(() => {
    if (!form.current || !location || isPending || isTyped.current) return
    for (const name of addressFields) {
      const field = form.current.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
      if (field && field.value !== location[name]) field.value = location[name]
    }
  }, [location, isPending])
  return {
    form,
    /** Sets whether the form has an address that the server does not have. */
    setTyped: (value: boolean) => {
      isTyped.current = value
    },
  }
}

/** The address in the form. What the form has no fields for comes from the previous address. */
function locationOf(data: FormData, before: ShippingLocation | null): ShippingLocation {
  const read = (name: string) => String(data.get(name) ?? '').trim()
  return {
    line1: before?.line1 ?? '',
    line2: before?.line2 ?? '',
    city: read('city'),
    region: read('region'),
    postalCode: read('postalCode'),
    country: read('country'),
  }
}

/** Shortens a ZIP+4 to the five digits that are sent (docs/decisions.md#26). */
function shortenZip(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name="postalCode"]')
  if (field && isUnitedStates(String(new FormData(form).get('country')))) field.value = withoutPlusFour(field.value)
}

function problemsOf({ country, postalCode }: ShippingLocation): Problems {
  if (country === '') return { country: messages.countryNeeded }
  return isUnitedStates(country) && !isUsZip(postalCode) ? { postalCode: messages.zipInvalid } : {}
}

/** Why the server declined an address: at the fields that it names, else at the button. */
function declineOf(message: string, errors: Problems): Problems {
  const fields = Object.entries(errors).filter(([name]) => addressFields.some((field) => field === name))
  if (fields.length > 0) return Object.fromEntries(fields)
  return { [wholeForm]: Object.values(errors).join(' ') || message }
}

function hasAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')]
  fields.find((field) => Object.hasOwn(problems, field.getAttribute('name') ?? ''))?.focus()
}

function Calculate({ isPending, problem }: { readonly isPending: boolean; readonly problem: string | undefined }) {
  const id = useId()
  return (
    <div className="skerry-cart-calculate">
      <button
        type="submit"
        className="skerry-cart-plain"
        aria-disabled={isPending || undefined}
        aria-describedby={problem ? id : undefined}
      >
        {isPending ? messages.updating : messages.calculateShipping}
      </button>
      <Problem id={id} text={problem} />
    </div>
  )
}

interface CountryFieldProps {
  readonly locale: string
  readonly chosen: string
  readonly problem: string | undefined
}

function CountryField({ locale, chosen, problem }: CountryFieldProps) {
  const id = useId()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <div className="skerry-cart-field">
      <label htmlFor={id}>{messages.country}</label>
      <select
        id={id}
        name="country"
        autoComplete="country"
        defaultValue={chosen}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
      >
        <option value="">{messages.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Problem id={`${id}problem`} text={problem} />
    </div>
  )
}

interface TextFieldProps {
  readonly name: (typeof textFields)[number]['name']
  readonly autoComplete: string
  readonly value: string
  readonly problem: string | undefined
}

function TextField({ name, autoComplete, value, problem }: TextFieldProps) {
  const id = useId()
  return (
    <div className="skerry-cart-field">
      <label htmlFor={id}>{messages[name]}</label>
      <input
        id={id}
        name={name}
        type="text"
        autoComplete={autoComplete}
        defaultValue={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
      />
      <Problem id={`${id}problem`} text={problem} />
    </div>
  )
}
