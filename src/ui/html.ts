import { callNative } from '../browser/callNative'
import { servedHtml, submissionHtml } from '../browser/servedHtml'
import { settings } from '../browser/settings'
import { trustedHtml, trustedScript, trustedScriptUrl, trustedTypesPolicy } from '../browser/trustedTypes'
import { withoutControls } from '../model/address/withoutControls'

// The only file that turns text into HTML (docs/decisions.md#6). All other code calls one of its four functions.

const removedElements = ['style', 'link', 'meta', 'base', 'title', 'noscript', 'template']
const holder = `[${submissionHtml}]`
const scriptTimeoutMs = 10_000 // as for the other scripts of third parties, A7 The calls it makes

type Sanitizing = Element & {
  setHTML?(html: string, options: { sanitizer: { [list: string]: readonly string[] | boolean } }): void
}

/**
 * Sanitises HTML from a response: no scripts, handlers, frames, `javascript:` links, elements that restyle or redirect
 * the page, names that shadow the page's own, or HTML that blocks would run as the owner's. Links, images, form
 * controls, classes and other data attributes stay. Uses the browser's own sanitiser if it has one, otherwise loads
 * DOMPurify.
 */
export async function sanitiseHtml(html: string): Promise<DocumentFragment> {
  const isStrict = settings().csp === 'strict'
  const removedAttributes = [submissionHtml, ...(isStrict ? ['style'] : [])] // strict policies report blocked styles
  const own = sanitiseByBrowser(html, removedAttributes)
  if (own) return own
  const { default: createPurify } = await import('dompurify')
  const purify = createPurify(window)
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (/^(?:id|name)$/.test(attribute.attrName) && isOwnField(element)) attribute.forceKeepAttr = true
  })
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: removedElements,
    FORBID_ATTR: removedAttributes,
    ADD_ATTR: ['target'],
    // DOMPurify would create its own policy, which a page that allows only ours would block.
    TRUSTED_TYPES_POLICY: trustedTypesPolicy() as never,
  })
}

/**
 * Parses HTML that is only read, never inserted: its scripts do not run and its images do not load. For markup in a
 * server's attribute, such as a video's `data-html`.
 */
export function readHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}

/**
 * Parses HTML that a script of the page passes to a stand-in for the vendor's library. Our Trusted Types policy does
 * not apply to it, so the page's own policy still does.
 */
export function hostHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html.trim()
  return document.importNode(template.content, true)
}

/**
 * Shows the owner's post-submit HTML and runs its scripts in order. HTML that was not in the served document is
 * sanitised, and its scripts do not run; the same goes for all HTML under `data-csp="strict"`. Resolves when the last
 * script has run.
 */
export async function runTrustedHtml(target: Element, html: string): Promise<void> {
  if (settings().csp === 'strict' || !wasServed(html)) {
    target.replaceChildren(await sanitiseHtml(html))
    return
  }
  target.replaceChildren(document.importNode(readHtml(html), true))
  for (const script of [...target.querySelectorAll('script')]) await runScript(script)
}

/**
 * Whether some HTML is the owner's, from the served document (docs/decisions.md#6). It is recognised by its text,
 * because templates copy and move its elements. While the page is being parsed, all of it is the served document.
 */
function wasServed(html: string): boolean {
  const parsed = document.readyState === 'loading' ? document.querySelectorAll(`template, ${holder}`) : []
  return [...(servedHtml().read?.() ?? parsed)]
    .flatMap((element) =>
      element instanceof HTMLTemplateElement ? [...element.content.querySelectorAll(holder)] : element,
    )
    .some((element) => callNative(element, 'getAttribute', submissionHtml)?.trim() === html)
}

function sanitiseByBrowser(html: string, removedAttributes: readonly string[]): DocumentFragment | null {
  const box: Sanitizing = document.createElement('div')
  const removeAttributes = [...new Set([...removedAttributes, ...handlersIn(html)])]
  try {
    box.setHTML?.(html, { sanitizer: { removeElements: removedElements, removeAttributes, comments: false } })
  } catch {
    return null // Chromium 105 to 118 had a sanitiser with another API
  }
  if (!box.setHTML) return null
  removeRest(box)
  const fragment = document.createDocumentFragment()
  fragment.append(...box.childNodes)
  return fragment
}

/**
 * Returns every word that may be the name of an event handler. The browser's sanitiser has a list of handlers; one that
 * is not in the list, such as `onstart` and `onpagereveal` in Chromium 156, crashes the tab.
 */
function handlersIn(html: string): readonly string[] {
  return html.toLowerCase().match(/\bon[a-z]+/g) ?? []
}

/**
 * Removes what DOMPurify removes and the browser's sanitiser does not: names that shadow members of the document or a
 * form (after `<img name="createElement">`, no script of the page could create an element), SVG's `<style>`, which
 * applies to the whole page, and URLs that run code in attributes that no current browser follows.
 */
function removeRest(box: Element): void {
  const form = document.createElement('form')
  for (const element of box.querySelectorAll('[id], [name]')) {
    if (isOwnField(element)) continue
    for (const attribute of ['id', 'name']) {
      const name = callNative(element, 'getAttribute', attribute) ?? ''
      if (name in document || name in form) callNative(element, 'removeAttribute', attribute)
    }
  }
  for (const element of box.querySelectorAll('*')) {
    if (callNative(element, 'matches', 'script, style, iframe, object, embed')) element.remove()
    for (const name of callNative(element, 'getAttributeNames')) {
      const value = callNative(element, 'getAttribute', name) ?? ''
      if (/^on/i.test(name) || /^(?:java|vb)script:/i.test(withoutControls(value)))
        callNative(element, 'removeAttribute', name)
    }
  }
}

/**
 * Whether an element is a field of a form in the same HTML. It may have any name, because that shadows nothing on the
 * page.
 */
function isOwnField(element: Element): boolean {
  return callNative(element, 'matches', 'form :is(input, select, textarea, button):not([form])')
}

/** Replaces a parsed script, which does not run, with a copy that does. Waits for an external one, as a parser does. */
function runScript(inert: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script')
  for (const { name, value } of inert.attributes) if (name !== 'src') script.setAttribute(name, value)
  const { nonce } = settings()
  if (nonce) script.nonce = nonce
  const src = inert.getAttribute('src')
  if (!src) {
    script.text = trustedScript(inert.text)
    inert.replaceWith(script)
    return Promise.resolve()
  }
  script.src = trustedScriptUrl(src)
  const isAwaited = !inert.hasAttribute('async')
  const settled = new Promise<void>((resolve) => {
    // A script that fails or hangs must not keep the next ones from running.
    script.onload = script.onerror = () => resolve()
    setTimeout(resolve, scriptTimeoutMs)
  })
  inert.replaceWith(script)
  return isAwaited ? settled : Promise.resolve()
}
