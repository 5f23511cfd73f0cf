import type { ClipboardEventHandler, ReactNode } from 'react'
import { dividePasted } from './dividePasted'
import type { Captions, DrawnFieldProps } from './drawnContext'

const usLengths = [3, 3, 4] // the default if the page has no format for its country

interface PartProps {
  readonly className: string
  readonly caption: string
  readonly isRequired: boolean
  readonly inputMode?: 'numeric' | 'tel'
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly defaultValue?: string
  readonly onPaste?: ClipboardEventHandler<HTMLInputElement>
}

/** One labelled input of a field that has several. */
function Part({ className, caption, isRequired, ...hints }: PartProps) {
  return (
    <Captioned className={className} caption={caption}>
      <input
        className="field-element field-control"
        type={hints.inputMode === 'tel' ? 'tel' : 'text'}
        dir={hints.inputMode ? 'ltr' : 'auto'}
        spellCheck={false}
        aria-required={isRequired || undefined}
        {...hints}
      />
    </Captioned>
  )
}

function Captioned({
  className,
  caption,
  children,
}: {
  readonly className: string
  readonly caption: string
  readonly children: ReactNode
}) {
  return (
    <div className={`field ${className}`}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label className="caption">
        {children}
        <span className="caption-text">{caption}</span>
      </label>
    </div>
  )
}

/** First and last name, the family name first where that is the custom. The payload keeps the order on the page. */
export function NameParts({ field, context }: DrawnFieldProps) {
  const first = (
    <Part
      key="first"
      className="first-name"
      caption={context.captions['name.firstName']}
      isRequired={field.required}
      autoComplete="given-name"
    />
  )
  const last = (
    <Part
      key="last"
      className="last-name"
      caption={context.captions['name.lastName']}
      isRequired={field.required}
      autoComplete="family-name"
    />
  )
  return context.isFamilyNameFirst ? [last, first] : [first, last]
}

/**
 * The parts of a phone number in the format of the owner's country, after the country code if the owner wants one.
 * Three parts are area code, prefix and line (A3). A pasted number is divided among the parts.
 */
export function PhoneParts({ field, context: { captions, phoneParts } }: DrawnFieldProps) {
  const parts = phoneNames(captions, phoneParts.length)
  const lengths = phoneParts.length > 0 ? phoneParts.map(({ length }) => length) : usLengths
  return (
    <>
      {field.showCountryCode && (
        <Part
          className="countryCode"
          caption={captions['phone.country']}
          isRequired={false}
          inputMode="tel"
          autoComplete="tel-country-code"
        />
      )}
      {parts.map(([caption, autoComplete], index) => (
        <Part
          key={String(index)}
          className={`phone-part-${index + 1}`}
          caption={caption}
          isRequired={field.required}
          inputMode="tel"
          autoComplete={autoComplete}
          onPaste={index === 0 ? (event) => dividePasted(event, lengths) : undefined}
        />
      ))}
    </>
  )
}

type PhonePart = readonly [caption: string, autoComplete: string]

function phoneNames(captions: Captions, count: number): readonly PhonePart[] {
  const { 'phone.areaCode': area, 'phone.prefix': prefix, 'phone.line': line, 'phone.number': number } = captions
  if (count === 1) return [[number, 'tel-national']]
  const areaCode: PhonePart = [area, 'tel-area-code']
  if (count === 2) return [areaCode, [number, 'tel-local']]
  return [areaCode, [prefix, 'tel-local-prefix'], [line, 'tel-local-suffix']]
}

const addressNames = [
  {
    identifier: 'Line1',
    caption: 'address.address1',
    className: 'address1',
    autoComplete: 'address-line1',
    isOptional: false,
  },
  {
    identifier: 'Line2',
    caption: 'address.address2',
    className: 'address2',
    autoComplete: 'address-line2',
    isOptional: true,
  },
  { identifier: 'City', caption: 'address.city', className: 'city', autoComplete: 'address-level2', isOptional: false },
  {
    identifier: 'State',
    caption: 'address.stateProvince',
    className: 'state-province',
    autoComplete: 'address-level1',
    isOptional: false,
  },
  {
    identifier: 'Zip',
    caption: 'address.zipPostalCode',
    className: 'zip',
    autoComplete: 'postal-code',
    isOptional: false,
  },
] as const

/** An address in the format of the owner's country, always with the country; without a format, all six parts (A3). */
export function AddressParts({ field, context: { captions, addressParts, countries, country } }: DrawnFieldProps) {
  const known = new Map<string, (typeof addressNames)[number]>(addressNames.map((part) => [part.identifier, part]))
  const formats = addressParts.filter(({ identifier }) => known.has(identifier))
  const parts =
    formats.length > 0
      ? formats.map(({ identifier, label, isRequired }) => ({ ...known.get(identifier)!, label, isRequired }))
      : addressNames.map((part) => ({ ...part, label: '', isRequired: !part.isOptional }))
  return (
    <>
      {parts.map(({ identifier, caption, className, autoComplete, label, isRequired }) => (
        <Part
          key={identifier}
          className={className}
          caption={label || captions[caption]}
          isRequired={field.required && isRequired}
          autoComplete={autoComplete}
        />
      ))}
      {countries.length === 0 ? (
        <Part
          className="country"
          caption={captions['address.country']}
          isRequired={false}
          autoComplete="country-name"
          defaultValue={country}
        />
      ) : (
        <Captioned className="country" caption={captions['address.country']}>
          <select className="field-element field-control" autoComplete="country" defaultValue={country}>
            <option value="" />
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </Captioned>
      )}
    </>
  )
}

/** Month, day and year. */
export function DateParts({ field, context: { captions } }: DrawnFieldProps) {
  const boxes = [
    { className: 'month two-digits', caption: captions['date.month'], placeholder: captions['date.mm'] },
    { className: 'day two-digits', caption: captions['date.day'], placeholder: captions['date.dd'] },
    { className: 'year four-digits', caption: captions['date.year'], placeholder: captions['date.yyyy'] },
  ]
  return boxes.map((box) => <Part key={box.className} {...box} isRequired={field.required} inputMode="numeric" />)
}

/** Hour, minute, second, and morning or afternoon. */
export function TimeParts({ field, context: { captions } }: DrawnFieldProps) {
  return (
    <>
      <Part
        className="hour two-digits"
        caption={captions['time.hour']}
        isRequired={field.required}
        inputMode="numeric"
      />
      <Part
        className="minute two-digits"
        caption={captions['time.minute']}
        isRequired={field.required}
        inputMode="numeric"
      />
      <Part className="second two-digits" caption={captions['time.second']} isRequired={false} inputMode="numeric" />
      <Captioned className="ampm" caption={captions['time.amPm']}>
        <select className="field-element field-control" defaultValue="AM">
          <option value="AM">{captions['time.am']}</option>
          <option value="PM">{captions['time.pm']}</option>
        </select>
      </Captioned>
    </>
  )
}
