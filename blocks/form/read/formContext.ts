import { isRecord, parseJson } from '../../../src/model/text/json'

/** An object of a context as it came: every part may be missing, or be something else. */
export type Source = { readonly [key: string]: unknown }

/** What the server says of a form beside its markup (`script.sqs-form-block-context`); every part may be missing. */
export interface FormContext {
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly formName: string
  readonly hasFields: boolean
  /** The owner's message after a submission, as HTML. */
  readonly messageHtml: string
  readonly successRedirect: string
  readonly useLightbox: boolean
  /** The form wants a captcha, also where the markup has no place for one. */
  readonly hasCaptcha: boolean
  /** The owner's country, in two letters; empty if it is not given. */
  readonly country: string
  /** The page's own words (`localizedStrings`), for `readWord`. */
  readonly words: Source
  /** The whole context and its design, for what draws a form. */
  readonly source: Source
  readonly design: Source
}

/**
 * Reads the context of the form inside `root`, with the design and the words that newer pages keep in scripts of their
 * own. A script that is not JSON is read as empty, for the form in the markup still works without it.
 */
export function readFormContext(root: Element): FormContext {
  const source = readScript(root, 'script.sqs-form-block-context')
  return {
    formId: textOf(source.formId),
    collectionId: textOf(source.collectionId),
    objectName: textOf(source.objectName),
    formName: textOf(source.formName),
    hasFields: Array.isArray(source.formFields) && source.formFields.length > 0,
    messageHtml: textOf(child(source, 'formSubmissionMessage').html),
    successRedirect: textOf(source.successRedirect),
    useLightbox: source.useLightbox === true,
    hasCaptcha: source.captchaEnabled === true,
    country: textOf(child(child(source, 'formFieldFormats'), 'initialAddressFormat').country),
    words: { ...child(source, 'localizedStrings'), ...readScript(root, 'script.sqs-form-block-localized-strings') },
    source,
    design: readScript(root, 'script.sqs-form-block-design-fields'),
  }
}

/** One of the page's own words by its path, such as `validation.required`; empty where it has none. */
export function readWord(words: Source, path: string): string {
  return textOf(path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), words))
}

/** An object within another; an empty one where there is none. */
export function child(source: Source, key: string): Source {
  const value = source[key]
  return isRecord(value) ? value : {}
}

/** A text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
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
