import { element } from '../../../src/ui/element'
import { drawEffects } from './drawEffects'
import { drawMark } from './drawMark'
import type { Country, DrawnContext, DrawnFieldProps } from './drawnContext'
import { drawPrefixed, fitPrefix } from './drawPrefixed'

interface PartOptions {
  readonly className: string
  readonly id: string
  readonly caption: string
  readonly isRequired: boolean
  readonly autocomplete: string
  readonly value?: string
}

/**
 * First and last name, with the family name first where that is the custom. The payload keeps the order on the page.
 */
export function drawName({ field, controlId, context }: DrawnFieldProps): readonly HTMLElement[] {
  const { captions, isFamilyNameFirst } = context
  const part = (className: string, name: 'firstName' | 'lastName', autocomplete: string) =>
    drawPart({
      className,
      id: `${controlId}-${className}`,
      caption: captions[`name.${name}`],
      isRequired: field.required,
      autocomplete,
    })
  const first = part('first-name', 'firstName', 'given-name')
  const last = part('last-name', 'lastName', 'family-name')
  return isFamilyNameFirst ? [last, first] : [first, last]
}

/**
 * A phone number. If the owner wants it, a menu of countries comes first, and the country code is shown before the
 * number.
 */
export function drawPhone({ field, controlId, context }: DrawnFieldProps): readonly HTMLElement[] {
  const { captions, country, countries } = context
  const input = element('input', {
    id: controlId,
    class: 'skerry-form-control',
    type: 'tel',
    dir: 'ltr',
    autocomplete: 'tel-national',
    'aria-label': field.showCountryCode ? undefined : field.title, // it has no caption
    'aria-required': field.required && 'true',
    'data-phone-lengths': context.phoneParts.map(({ length }) => length).join(' ') || '3 3 4',
  })
  const known = countries.filter(({ phoneCode }) => phoneCode)
  if (!field.showCountryCode || known.length === 0) {
    const number = element(
      'div',
      { class: 'field' },
      drawCaption(controlId, field.showCountryCode ? captions['phone.number'] : ''),
      input,
      drawEffects(),
    )
    return [element('div', { class: 'skerry-form-phone' }, number)]
  }
  const own = known.find(({ code }) => code === country) ?? known[0]!
  const prefixed = drawPrefixed(input, `+${own.phoneCode}`)
  const menu = drawCountries(`${controlId}-country`, known, own.code, 'tel-country-code', ({ phoneCode }) => phoneCode)
  menu.addEventListener('input', () => {
    const prefix = prefixed.querySelector<HTMLElement>('.form-input-prefix')!
    prefix.textContent = `+${menu.value}`
    fitPrefix(input, prefix)
  })
  return [
    element(
      'div',
      { class: 'skerry-form-phone' },
      element('div', { class: 'field' }, drawCaption(menu.id, captions['phone.country']), drawMenuBox(menu)),
      element('div', { class: 'field' }, drawCaption(controlId, captions['phone.number']), prefixed),
    ),
  ]
}

const addressNames = new Map([
  ['Line1', { caption: 'address.address1', className: 'address1', autocomplete: 'address-line1' }],
  ['Line2', { caption: 'address.address2', className: 'address2', autocomplete: 'address-line2' }],
  ['City', { caption: 'address.city', className: 'city', autocomplete: 'address-level2' }],
  ['State', { caption: 'address.stateProvince', className: 'state-province', autocomplete: 'address-level1' }],
  ['Zip', { caption: 'address.zipPostalCode', className: 'zip', autocomplete: 'postal-code' }],
] as const)
type AddressName = Parameters<typeof addressNames.get>[0]
const allLines: DrawnContext['addressLines'] = [...addressNames.keys()].map((identifier) => [
  { identifier, label: '', isRequired: identifier !== 'Line2', length: 0 },
])

/**
 * An address: the country, then the parts in the format of the owner's country; without a format, all six parts (A3).
 */
export function drawAddress({ field, controlId, context }: DrawnFieldProps): readonly HTMLElement[] {
  const { captions, addressLines } = context
  const drawn = (addressLines.length > 0 ? addressLines : allLines).map((line) => {
    const known = line.filter(({ identifier }) => addressNames.has(identifier as AddressName))
    return known.map(({ identifier, label, isRequired: isAsked }) => {
      const { caption, className, autocomplete } = addressNames.get(identifier as AddressName)!
      const isRequired = field.required && isAsked
      const id = `${controlId}-${className}`
      const options = { className, id, caption: label || captions[caption], isRequired, autocomplete }
      const part = drawPart(options, drawMark(isRequired, context))
      part.style.setProperty('--skerry-form-share', `${100 / known.length}%`)
      return part
    })
  })
  return [[drawCountry(`${controlId}-country`, context)], ...drawn].flatMap((line, index) =>
    index === 0 ? line : [element('div', { class: 'skerry-form-break' }), ...line],
  )
}

function drawCountry(id: string, { captions, countries, country }: DrawnContext): HTMLElement {
  const caption = captions['address.country']
  if (countries.length === 0)
    return drawPart({
      className: 'country',
      id,
      caption,
      isRequired: false,
      autocomplete: 'country-name',
      value: country,
    })
  const isKnown = countries.some(({ code }) => code === country)
  const offered = isKnown ? countries : [{ name: '', code: '', phoneCode: '' }, ...countries]
  const menu = drawCountries(id, offered, country, 'country', ({ code }) => code)
  return element('div', { class: 'field country' }, drawCaption(id, caption), drawMenuBox(menu))
}

function drawCountries(
  id: string,
  countries: readonly Country[],
  chosen: string,
  autocomplete: string,
  toValue: (country: Country) => string,
): HTMLSelectElement {
  return element(
    'select',
    { id, class: 'skerry-form-control', autocomplete },
    ...countries.map((country) =>
      element('option', { value: toValue(country), selected: country.code === chosen }, country.name),
    ),
  )
}

function drawMenuBox(menu: HTMLSelectElement): HTMLElement {
  return element('div', { class: 'skerry-form-menu' }, menu, drawEffects())
}

/** One captioned input of a field that has several. */
function drawPart(
  { className, id, caption, isRequired, autocomplete, value }: PartOptions,
  marks: readonly HTMLElement[] = [],
): HTMLElement {
  const input = element('input', {
    id,
    class: 'skerry-form-control',
    type: 'text',
    dir: 'auto',
    spellcheck: 'false',
    autocomplete,
    'aria-required': isRequired && 'true',
    value,
  })
  return element('div', { class: `field ${className}` }, drawCaption(id, caption, marks), input, drawEffects())
}

function drawCaption(controlId: string, caption: string, marks: readonly HTMLElement[] = []): HTMLElement {
  const text = element('div', { class: 'caption-text' }, caption, ...marks)
  const box = element('div', {}, text) // templates expect both
  return caption
    ? element('label', { class: 'caption', for: controlId }, box)
    : element('div', { class: 'caption' }, box)
}
