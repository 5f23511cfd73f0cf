import { atStop } from '../browser/atStop'
import { settings } from '../browser/settings'
import { shared } from '../browser/shared'

type Root = Document | ShadowRoot
type Held = { css: string; readonly sheet: CSSStyleSheet | undefined }

const marker = 'data-skerry-styles'

// A constructed sheet can only be adopted in the document that created it, so sheets are kept by document.
const sheets = () => shared('styles', () => new WeakMap<Document, Map<string, Held>>())

/**
 * Adds the styles of one part to a document or a shadow root, once for each `name` however often it is called. The
 * rules go into the cascade layer `skerry`, so every rule of a host template wins over them; no rule of the host
 * reaches into a shadow root anyway (docs/decisions.md#56). The sheet is constructed, so it works under `style-src
 * 'self'`. Browsers that cannot construct sheets get a `<style>` with the script tag's nonce. With `isLayered` false,
 * the rules are not in the layer, for styles that a host template's own rules build on.
 */
export function adoptStyles(name: string, rules: string, root: Root = document, isLayered = true): void {
  const owner = root.nodeType === 9 ? (root as Document) : root.ownerDocument // 9: a document, the other kind is a shadow root
  const held = hold(owner as Document, name, isLayered ? `@layer skerry{${rules}}` : rules)
  if (held.sheet) adopt(root, held.sheet)
  else insertElement(root, name, held.css)
}

/**
 * Removes all our styles from a document, when Skerry stops. Shadow roots are removed by the code that created them.
 */
export function releaseStyles(root: Document = document): void {
  const held = sheets().get(root)
  if (!held) return
  const ours = new Set([...held.values()].map(({ sheet }) => sheet))
  const kept = root.adoptedStyleSheets?.filter((sheet) => !ours.has(sheet))
  if (kept && kept.length !== root.adoptedStyleSheets.length) root.adoptedStyleSheets = kept
  for (const element of root.querySelectorAll(`style[${marker}]`)) element.remove()
  sheets().delete(root)
}

function hold(owner: Document, name: string, css: string): Held {
  let byName = sheets().get(owner)
  if (!byName) {
    byName = new Map()
    sheets().set(owner, byName)
    atStop(() => releaseStyles(owner))
  }
  const held = byName.get(name)
  if (!held) {
    const made = { css, sheet: construct(owner) }
    made.sheet?.replaceSync(css)
    byName.set(name, made)
    return made
  }
  if (held.css !== css) {
    // This happens only on a hot reload during development.
    held.css = css
    held.sheet?.replaceSync(css)
  }
  return held
}

function construct(owner: Document): CSSStyleSheet | undefined {
  const Sheet = owner.defaultView?.CSSStyleSheet
  if (!Sheet || !('replaceSync' in Sheet.prototype) || !('adoptedStyleSheets' in owner)) return undefined
  return new Sheet()
}

function adopt(root: Root, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function insertElement(root: Root, name: string, css: string): void {
  const owner = root.nodeType === 9 ? (root as Document) : (root.ownerDocument as Document)
  const place = root === owner ? owner.head : root
  const known = place.querySelector(`style[${marker}="${name}"]`)
  const element = known ?? owner.createElement('style')
  if (known?.textContent === css) return
  element.setAttribute(marker, name)
  const { nonce } = settings()
  if (nonce) element.setAttribute('nonce', nonce)
  element.textContent = css
  if (!known) place.append(element)
}
