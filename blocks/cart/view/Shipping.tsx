import { type FormEvent, useId, useMemo, useState } from 'react'
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
  const [isPending, setPending] = useState(false)
  const { shippingLocation } = view

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const location = locationOf(new FormData(form), shippingLocation)
    const found = problemsOf(location)
    setProblems(found)
    if (hasAny(found)) return focusFirst(form, found)
    setPending(true)
    const { status, message, errors } = await client.change({ kind: 'setShippingLocation', location })
    setPending(false)
    if (status !== 'declined' && status !== 'failed') return
    const declined = hasAny(errors) ? errors : { country: message }
    setProblems(declined)
    focusFirst(form, declined)
  }

  return (
    <section className="skerry-cart-part" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{messages.shipping}</h2>
      {/* Filled in anew when another tab, or the checkout, has changed the address. */}
      <form key={JSON.stringify(shippingLocation)} className="skerry-cart-address" noValidate onSubmit={submit}>
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
        <button type="submit" className="skerry-cart-plain" aria-disabled={isPending || undefined}>
          {isPending ? messages.updating : messages.calculateShipping}
        </button>
      </form>
      {view.shippingOptions.length > 0 && <ShippingMethods view={view} client={client} write={write} />}
    </section>
  )
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
