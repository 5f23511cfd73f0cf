import { type FormField, parseFormFields } from '../../src/model/formFields'
import { isRecord, parseJson } from '../../src/model/json'
import { captions } from './messages'

export type CaptionName = keyof typeof captions

/** The captions of one form, the page's own before ours. */
export type Captions = { readonly [name in CaptionName]: string }

/** One part of a phone number or an address, in the order of the owner's country. */
export interface FormatPart {
  /** `1`, `2`, `3` of a phone; `Line1`, `Line2`, `City`, `State`, `Zip` of an address. */
  readonly identifier: string
  readonly label: string
  readonly isRequired: boolean
}

/** A country to choose from. */
export interface Country {
  readonly name: string
  readonly code: string
  readonly phoneCode: string
}

/** What the server says of a form beside its markup (`script.sqs-form-block-context`); every part may be missing. */
export interface FormContext {
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly formName: string
  readonly fields: readonly FormField[]
  readonly submitButtonText: string
  /** The owner's message after a submission, as HTML. */
  readonly messageHtml: string
  readonly disclaimerHtml: string
  readonly successRedirect: string
  readonly useLightbox: boolean
  readonly buttonAlignment: string
  readonly isFamilyNameFirst: boolean
  readonly country: string
  readonly countries: readonly Country[]
  readonly phoneParts: readonly FormatPart[]
  readonly addressParts: readonly FormatPart[]
  readonly captions: Captions
}

type Source = { readonly [key: string]: unknown }

/**
 * Reads the context of the form inside `root`, with the design and the words that newer pages keep in scripts of their
 * own. A script that is not JSON is read as empty, for the form in the markup still works without it.
 */
export function readFormContext(root: Element): FormContext {
  const context = readScript(root, 'script.sqs-form-block-context')
  const design = readScript(root, 'script.sqs-form-block-design-fields')
  const words = readScript(root, 'script.sqs-form-block-localized-strings')
  const formats = child(context, 'formFieldFormats')
  const address = child(formats, 'initialAddressFormat')
  return {
    formId: text(context.formId),
    collectionId: text(context.collectionId),
    objectName: text(context.objectName),
    formName: text(context.formName),
    fields: parseFormFields(context.formFields),
    submitButtonText: text(context.formSubmitButtonText),
    messageHtml: text(child(context, 'formSubmissionMessage').html),
    disclaimerHtml: text(child(context, 'disclaimerMessage').html),
    successRedirect: text(context.successRedirect),
    useLightbox: context.useLightbox === true,
    buttonAlignment: text(design.buttonAlignment) || text(context.buttonAlignment) || 'left',
    isFamilyNameFirst: formats.initialNameOrder === 'FAMILY_FIRST',
    country: text(address.country),
    countries: readCountries(formats.countries),
    phoneParts: readParts(child(formats, 'initialPhoneFormat').fields),
    addressParts: readParts(address.fields),
    captions: readCaptions({ ...child(context, 'localizedStrings'), ...words }),
  }
}

function readScript(root: Element, selector: string): Source {
  const script = Element.prototype.querySelector.call(root, selector)
  try {
    const value = parseJson(script?.textContent?.trim() || '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function readCaptions(words: Source): Captions {
  const read = (path: string): string => {
    const value = path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), words)
    return text(value)
  }
  // Every name of `captions` is kept, so the result is complete.
  return Object.fromEntries(Object.entries(captions).map(([name, ours]) => [name, read(name) || ours])) as Captions
}

function readParts(value: unknown): readonly FormatPart[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isRecord)
    .flatMap((part) =>
      part.type === 'FIELD'
        ? [{ identifier: text(part.identifier), label: text(part.label), isRequired: part.required === true }]
        : [],
    )
}

function readCountries(value: unknown): readonly Country[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map((country) => ({
    name: text(country.name),
    code: text(country.code),
    phoneCode: text(country.phoneCode),
  }))
}

function child(source: Source, key: string): Source {
  const value = source[key]
  return isRecord(value) ? value : {}
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
