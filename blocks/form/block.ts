import { callNative, parentOf } from '../../src/browser/callNative'
import { parseUrl } from '../../src/model/address/parseUrl'
import type { Page } from '../../src/model/page/page'
import type { FormProps, LightboxParts } from './props'
import { blockSelector, type FormContext, readFormContext } from './read/formContext'

export { attach, prepare } from './attach'

/** The site's pop-ups (B3 Slide types). */
const overlaySelector = '.sqs-popup-overlay, [data-slide-type="popup-overlay"]'
const ignore = () => {}
const legacyId = (name: string) => new RegExp(`\\b${name}\\s*:\\s*['"]([^'"]*)['"]`)

/**
 * Reads a form block, a newsletter block or a form outside any block. Returns `null` for a block without a form, and
 * for a form without an id that the browser can submit by itself.
 */
export function parse(element: HTMLElement, page: Page): FormProps | null {
  const isForm = element instanceof HTMLFormElement
  // A form inside a block belongs to the block.
  const parent = parentOf(element)
  if (isForm && parent && callNative(parent, 'closest', blockSelector)) return null
  const form = isForm ? element : element.querySelector<HTMLFormElement>('form')
  const context = readFormContext(element)
  const wrapper = isForm ? null : element.querySelector<HTMLElement>('.form-wrapper')
  if (!form && (!wrapper || !context.hasFields)) {
    import('./rules/warnOfForm').then(({ warnOfMissingForm }) => warnOfMissingForm(element), ignore)
    return null
  }
  const identity = identityOf(element, form, context)
  if (identity.formId === '' && form && isPosted(form)) return null

  const lightbox = context.useLightbox ? lightboxOf(element, wrapper) : null
  return {
    root: element,
    form,
    wrapper: form ? null : wrapper,
    mountForm: null,
    // Without its button, a lightbox form stays as the server sent it.
    hiddenParts: context.useLightbox && !lightbox ? [] : hiddenPartsOf(element),
    lightbox,
    isOverlayForm: context.useLightbox || callNative(element, 'closest', overlaySelector) !== null,
    isAnswered: callNative(element, 'getAttribute', 'data-form-answers') !== null,
    ...identity,
    successRedirect: (form && readAttribute(form, 'data-success-redirect')) || context.successRedirect,
    submissionHtml: submissionHtmlOf(element),
    context,
    page,
  }
}

/**
 * Reads a form's ids from its context, else from the text of the platform's inline handler, which is never run, else
 * from attributes of the form or its block.
 */
function identityOf(
  root: HTMLElement,
  form: HTMLFormElement | null,
  context: FormContext,
): Pick<FormProps, 'formId' | 'collectionId' | 'objectName'> {
  const handler = form ? readAttribute(form, 'onsubmit') : ''
  const read = (name: 'formId' | 'collectionId' | 'objectName', attribute: string) =>
    context[name] ||
    legacyId(name).exec(handler)?.[1] ||
    (form && readAttribute(form, attribute)) ||
    readAttribute(root, attribute)
  return {
    formId: read('formId', 'data-form-id'),
    collectionId: read('collectionId', 'data-collection-id'),
    objectName: read('objectName', 'data-object-name'),
  }
}

/** Whether the browser can submit the form by itself: its `action` is another page, another host or a mail program. */
function isPosted(form: HTMLFormElement): boolean {
  const action = readAttribute(form, 'action')
  const url = action ? parseUrl(action, document.baseURI) : null
  if (!url) return false
  const { protocol, origin, pathname } = url
  if (protocol === 'javascript:') return false
  return origin !== location.origin || ![location.pathname, '/'].includes(pathname)
}

function lightboxOf(root: HTMLElement, wrapper: HTMLElement | null): LightboxParts | null {
  const handle = root.querySelector<HTMLElement>('.lightbox-handle')
  return handle && wrapper ? { handle, wrapper } : null
}

function hiddenPartsOf(root: HTMLElement): readonly HTMLElement[] {
  return [...Element.prototype.querySelectorAll.call(root, '.form-inner-wrapper[hidden]')] as HTMLElement[]
}

function submissionHtmlOf(root: HTMLElement): string {
  const [holder] = callNative(root, 'querySelectorAll', '[data-submission-html]:not([data-submission-html=""])')
  return holder ? readAttribute(holder, 'data-submission-html') : ''
}

/** Calls the native method, because a field named `getAttribute` hides the form's own. */
function readAttribute(element: Element, name: string): string {
  return callNative(element, 'getAttribute', name)?.trim() ?? ''
}
