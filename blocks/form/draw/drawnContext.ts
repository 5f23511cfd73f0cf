import { pageLocale } from '../../../src/browser/pageLocale'
import { type FormField, parseFormFields } from '../../../src/model/form/formFields'
import { isRecord } from '../../../src/model/text/json'
import { captions } from '../captions'
import { child, type FormContext, readWord, type Source, textOf } from '../read/formContext'

export type CaptionName = keyof typeof captions

/** The captions of one form; the page's own override the defaults. */
export type Captions = { readonly [name in CaptionName]: string }

/** One part of a phone number or an address in the format of the owner's country. */
export interface FormatPart {
  /** `1`, `2`, `3` in a phone number; `Line1`, `Line2`, `City`, `State`, `Zip` in an address. */
  readonly identifier: string
  readonly label: string
  readonly isRequired: boolean
  /** The number of characters; 0 if not given. */
  readonly length: number
}

/** A country to choose from. */
export interface Country {
  readonly name: string
  readonly code: string
  /** The country code of phone numbers, such as `44`; empty if not given. */
  readonly phoneCode: string
}

/** The context of a form that the client draws; any part may be empty. */
export interface DrawnContext {
  readonly formName: string
  readonly fields: readonly FormField[]
  readonly submitButtonText: string
  readonly disclaimerHtml: string
  readonly buttonAlignment: string
  /** The variant of the button in the template's CSS. */
  readonly buttonVariant: string
  readonly isFamilyNameFirst: boolean
  readonly country: string
  readonly countries: readonly Country[]
  readonly phoneParts: readonly FormatPart[]
  /** The parts of an address on each line. */
  readonly addressLines: readonly (readonly FormatPart[])[]
  readonly captions: Captions
}

/** The data for drawing a field and each of its parts. */
export interface DrawnFieldProps {
  readonly field: FormField
  readonly controlId: string
  readonly context: DrawnContext
}

/** Reads the data for drawing a form, in the language of the page. Never throws. */
export function readDrawnContext(
  { source, design, words, formName, country }: FormContext,
  locale: string,
): DrawnContext {
  const formats = child(source, 'formFieldFormats')
  return {
    formName,
    fields: parseFormFields(source.formFields),
    submitButtonText: textOf(source.formSubmitButtonText),
    disclaimerHtml: textOf(child(source, 'disclaimerMessage').html),
    buttonAlignment: textOf(design.buttonAlignment) || textOf(source.buttonAlignment) || 'left',
    buttonVariant: textOf(design.buttonVariant) || textOf(source.buttonVariant) || 'primary',
    isFamilyNameFirst: formats.initialNameOrder === 'FAMILY_FIRST',
    country,
    // Read only for phone numbers and addresses: sorting them takes 5 ms.
    get countries() {
      return readCountries(formats.countries, pageLocale(locale))
    },
    phoneParts: readParts(child(formats, 'initialPhoneFormat').fields),
    addressLines: readLines(child(formats, 'initialAddressFormat').fields),
    // Every name of `captions` is kept, so the cast holds: the result is complete.
    captions: Object.fromEntries(
      Object.entries(captions).map(([name, ours]) => [name, readWord(words, name) || ours]),
    ) as Captions,
  }
}

function readCountries(value: unknown, locale: string): readonly Country[] {
  const countries = recordsOf(value).map(({ name, code, phoneCode }) => ({
    name: textOf(name),
    code: textOf(code),
    phoneCode: textOf(phoneCode).replace('+', ''),
  }))
  const { compare } = new Intl.Collator(locale)
  return countries.sort((a, b) => compare(a.name, b.name))
}

/** The parts between new lines; none if the format is missing. */
function readLines(value: unknown): readonly (readonly FormatPart[])[] {
  const lines: Source[][] = [[]]
  for (const part of recordsOf(value)) {
    if (part.identifier === 'Newline') lines.push([])
    else lines.at(-1)!.push(part)
  }
  return lines.map(readParts).filter((line) => line.length > 0)
}

function readParts(value: unknown): readonly FormatPart[] {
  return recordsOf(value)
    .filter(({ type }) => type === 'FIELD')
    .map(({ identifier, label, required, length }) => ({
      identifier: textOf(identifier),
      label: textOf(label),
      isRequired: required === true,
      length: typeof length === 'number' ? length : 0,
    }))
}

function recordsOf(value: unknown): readonly Source[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
