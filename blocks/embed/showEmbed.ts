import { mayContact, onceMayContact } from '../../src/browser/consent'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { settings } from '../../src/browser/settings'
import { trustedScriptUrl } from '../../src/browser/trustedTypes'
import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { sanitiseHtml } from '../../src/ui/html'
import { adoptStyles } from '../../src/ui/styles'
import css from './embed.css?inline'
import { messages } from './messages'
import type { EmbedFrame, EmbedMarkup, EmbedProps } from './props'

// An embed may run scripts, open windows and send forms, but not navigate the page or open dialogs over it.
const sandbox = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts'
const largestGap = 40 // a larger padding is not a gap but an aspect ratio

/**
 * Shows an embed in its place (docs/decisions.md#69). If it would contact another host and the consent that this needs
 * is missing, a card with a button is shown first.
 */
export function showEmbed(place: HTMLElement, { embed, host }: EmbedProps, changes: ElementChanges): void {
  adoptStyles('embed', css)
  const root = changes.own(element('div', { class: 'skerry-embed' }))
  const isRatio = hasRatio(place)
  root.toggleAttribute('data-fills', isRatio)
  if (isRatio) changes.style(place, 'position', 'relative')
  for (const child of place.children) changes.attribute(child, 'hidden', '')
  place.append(root)

  const open = (isAsked: boolean) => {
    stopWaiting()
    if (embed.kind === 'markup') return void showMarkup(root, embed, changes.signal).catch(fail)
    const takesFocus = isAsked || root.contains(document.activeElement)
    const frame = createFrame(embed, host, isRatio)
    root.replaceChildren(frame)
    if (takesFocus) frame.focus()
  }
  const fail = (error: unknown) => {
    if (changes.signal.aborted) return
    reportError(error)
    replace(
      root,
      createFailure(() => open(true)),
    )
  }
  let stopWaiting = () => {}
  const address = host ? `//${host}` : ''
  if (!mayContact(address)) {
    const card = createCard(embed, host, () => open(true))
    if (embed.kind === 'frame' && !isRatio) giveShape(card, embed, 'minBlockSize')
    root.append(card)
  }
  changes.onUndo(() => stopWaiting())
  stopWaiting = onceMayContact(address, () => open(false))
}

/** Replaces what is shown. The focus stays in the embed. */
function replace(root: HTMLElement, content: Node): void {
  const hadFocus = root.contains(document.activeElement)
  root.replaceChildren(content)
  if (!hadFocus) return
  root.tabIndex = -1
  root.focus({ preventScroll: true })
}

/** Whether a padding sets the height of a box before its content loads. */
function hasRatio(place: HTMLElement): boolean {
  const { paddingTop, paddingBottom } = getComputedStyle(place)
  return [paddingTop, paddingBottom].some((padding) => Number.parseFloat(padding) > largestGap)
}

/** The card shown before the visitor agrees: the content's host, a button, and a link to the frame's page. */
function createCard(embed: EmbedFrame | EmbedMarkup, host: string, onclick: () => void): HTMLElement {
  const actions = createActions(messages.agree, onclick)
  if (embed.kind === 'frame') {
    const target = { href: embed.url, target: '_blank', rel: 'noopener noreferrer' }
    actions.append(element('a', target, format(messages.link, { host })))
  }
  const title = embed.kind === 'frame' && embed.title ? [element('strong', { dir: 'auto' }, embed.title)] : []
  const note = element('p', {}, ...title, format(messages.note, { host }))
  return element('div', { class: 'skerry-embed-card', role: 'group', 'aria-label': nameOf(embed, host) }, note, actions)
}

/** The message shown if the sanitiser fails to load; without it, no markup is shown. */
function createFailure(onclick: () => void): HTMLElement {
  const note = element('p', { role: 'alert' }, messages.failed)
  return element('div', { class: 'skerry-embed-card' }, note, createActions(messages.retry, onclick))
}

function createActions(label: string, onclick: () => void): HTMLElement {
  const button = element('button', { type: 'button', class: 'skerry-embed-open' }, label)
  button.addEventListener('click', onclick, { once: true }) // a widget's script must not run twice
  return element('p', { class: 'skerry-embed-actions' }, button)
}

function createFrame(embed: EmbedFrame, host: string, fills: boolean): HTMLIFrameElement {
  const frame = element('iframe', {
    class: 'skerry-embed-frame',
    title: nameOf(embed, host),
    // A frame with the page's own origin could remove its sandbox, so only frames of other hosts keep their origin.
    sandbox: host ? `${sandbox} allow-same-origin` : sandbox,
    allow: 'encrypted-media; picture-in-picture',
    allowfullscreen: true, // not in `allow` as well: Chromium warns about both
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
  if (fills) frame.style.blockSize = '100%'
  else giveShape(frame, embed, 'blockSize')
  frame.src = embed.url
  return frame
}

/** Gives a frame, or the card before it, the size of the embed, so that little moves when the frame replaces it. */
function giveShape({ style }: HTMLElement, { width, height }: EmbedFrame, as: 'blockSize' | 'minBlockSize'): void {
  if (width) style.maxInlineSize = `${width}px`
  if (width && height) style.aspectRatio = `${width} / ${height}`
  else if (height) style[as] = `${height}px`
}

function nameOf(embed: EmbedFrame | EmbedMarkup, host: string): string {
  if (embed.kind === 'frame' && embed.title) return embed.title
  return host ? format(messages.name, { host }) : messages.own
}

/** Shows sanitised markup, and then runs the scripts of its widget. If they fail, the markup remains. */
async function showMarkup(root: HTMLElement, { html, scripts }: EmbedMarkup, signal: AbortSignal): Promise<void> {
  const content = await sanitiseHtml(html)
  if (signal.aborted) return
  replace(root, content)
  for (const url of scripts) {
    const script = element('script', { async: true })
    const { nonce } = settings()
    if (nonce) script.nonce = nonce
    script.src = trustedScriptUrl(url)
    root.append(script)
  }
}
