import { isRecord, parseJson } from '../../../src/model/text/json'

/** Selects the blocks of forms, each of which has one form. */
export const blockSelector =
  '.sqs-block-form, .sqs-block-newsletter, [data-block-type="form"], [data-block-type="newsletter"]'

/** An unvalidated object of a context: any property may be missing or of another type. */
export type Source = { readonly [key: string]: unknown }

/** The data that the server sends with a form's markup (`script.sqs-form-block-context`); any of it may be missing. */
export interface FormContext {
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly formName: string
  readonly hasFields: boolean
  /** The platform's script replaces the server's fields with ones that it draws from the context. */
  readonly isRedrawn: boolean
  /** The owner's message after a submission, as HTML. */
  readonly messageHtml: string
  readonly successRedirect: string
  readonly useLightbox: boolean
  /** The form needs a captcha, even if the markup has no container for one. */
  readonly hasCaptcha: boolean
  /** The owner's two-letter country code; empty if not given. */
  readonly country: string
  /** The page's own texts (`localizedStrings`), for `readWord`. */
  readonly words: Source
  /** The whole context and its design, for drawing a form. */
  readonly source: Source
  readonly design: Source
}

/**
 * Reads the context of the form inside `root`, with the design and the texts that newer pages keep in separate scripts.
 * A script that is not JSON is read as empty, because the form in the markup works without it.
 */
export function readFormContext(root: Element): FormContext {
  const source = readScript(root, 'script.sqs-form-block-context')
  return {
    formId: textOf(source.formId),
    collectionId: textOf(source.collectionId),
    objectName: textOf(source.objectName),
    formName: textOf(source.formName),
    hasFields: Array.isArray(source.formFields) && source.formFields.length > 0,
    isRedrawn: source.useFormsJs === true,
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

/** Returns one of the page's own texts by its path, such as `validation.required`; empty if there is none. */
export function readWord(words: Source, path: string): string {
  return textOf(path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), words))
}

/** Returns the object at `key`, or an empty object. */
export function child(source: Source, key: string): Source {
  const value = source[key]
  return isRecord(value) ? value : {}
}

/** Returns a string as it is, and an empty string for anything else. */
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
