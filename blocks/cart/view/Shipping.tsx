import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CartClient } from '../../../src/data/cart/CartClient'
import type { ShippingLocation } from '../../../src/model/cart/Cart'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { isUnitedStates, isUsZip } from '../../../src/model/form/usZip'
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
}

const textFields = [
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'region', autoComplete: 'address-level1' },
] as const

type Problems = { readonly [field: string]: string }

/** Where the cart is sent, which decides shipping and tax, and how. */
export function Shipping({ view, client, locale, write }: ShippingProps) {
  const id = useId()
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState(0)
  const { shippingLocation } = view
  const { form, setTyped } = useAddressOf(shippingLocation, pending > 0)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const location = locationOf(new FormData(sent), shippingLocation)
    const found = problemsOf(location)
    setProblems(found)
    if (hasAny(found)) return focusFirst(sent, found)
    setTyped(false)
    setPending((count) => count + 1)
    const { status, message, errors } = await client.change({ kind: 'setShippingLocation', location })
    setPending((count) => count - 1)
    if (status !== 'declined' && status !== 'failed') return
    setTyped(true)
    const declined = hasAny(errors) ? errors : { country: message }
    setProblems(declined)
    focusFirst(sent, declined)
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
        <button type="submit" className="skerry-cart-plain" aria-disabled={pending > 0 || undefined}>
          {pending > 0 ? messages.updating : messages.calculateShipping}
        </button>
      </form>
      {view.shippingOptions.length > 0 && <ShippingMethods view={view} client={client} write={write} />}
    </section>
  )
}

/**
 * Fills in the address that another tab or the checkout has chosen, unless the visitor is typing another one. It leaves
 * the fields in place, because the visitor may be in one of them.
 */
function useAddressOf(location: ShippingLocation | null, isPending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const isTyped = useRef(false)
  useEffect(() => {
    if (!form.current || !location || isPending || isTyped.current) return
    for (const name of ['country', ...textFields.map((field) => field.name)] as const) {
      const field = form.current.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
      if (field && field.value !== location[name]) field.value = location[name]
    }
  }, [location, isPending])
  return {
    form,
    /** Says whether the form has an address that the server does not have. */
    setTyped: (value: boolean) => {
      isTyped.current = value
    },
  }
}

/** The fields of the form, and of the address before it what the form does not have. */
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

function problemsOf({ country, postalCode }: ShippingLocation): Problems {
  if (country === '') return { country: messages.countryNeeded }
  return isUnitedStates(country) && !isUsZip(postalCode) ? { postalCode: messages.zipInvalid } : {}
}

function hasAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')]
  fields.find((field) => Object.hasOwn(problems, field.getAttribute('name') ?? ''))?.focus()
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
