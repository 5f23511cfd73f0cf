import { recordChanges } from '../../src/browser/elementChanges'
import { pageAddress } from '../../src/browser/pageAddress'
import { isPlainClick } from '../../src/browser/plainClick'
import { format } from '../../src/language/format'
import { parseUrl } from '../../src/model/address/parseUrl'
import { readText } from '../../src/runtime/attributes'
import { element as create, icon } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import type { ShareProps } from './props'
import css from './share.css?inline'
import { shareLinks } from './shareLinks'

// Networks design their forms for a window of about this size.
const windowFeatures = 'popup,noopener,noreferrer,width=600,height=540'
const arrow = 'M12 15V4m0 0L8 8m4-4l4 4M5 12v7h14v-7'

/**
 * Reads what to share, by default the page itself. Returns `null` if the server or a template has already put content
 * there.
 */
export function parse(element: HTMLElement): ShareProps | null {
  if (element.childElementCount > 0) return null
  return {
    url: addressOf(readText(element, 'data-full-url')) || location.href,
    title: readText(element, 'data-title') || document.title,
    image: addressOf(readText(element, 'data-asset-url')),
  }
}

/** Adds the button. No network is contacted before a visitor follows its link. */
export function attach(element: HTMLElement, props: ShareProps): () => void {
  adoptStyles('share', css)
  const changes = recordChanges()
  const links = shareLinks(props).map(({ name, href }) =>
    create('li', {}, create('a', { href, target: '_blank', rel: 'noopener noreferrer' }, name)),
  )
  const list = create('ul', { class: 'skerry-share-links', hidden: true }, ...links)
  const label = format(messages.shareTitle, { title: props.title })
  const button = create(
    'button',
    { type: 'button', class: 'skerry-share-button', 'aria-label': label, onclick: () => void press() },
    icon(arrow),
    messages.share,
  )
  const show = (isShown: boolean) => {
    list.hidden = !isShown
    button.setAttribute('aria-expanded', String(isShown))
  }
  const press = async () => {
    if (!list.hidden) show(false)
    else if (!(await isShared(props))) show(true)
  }
  if (!canShare(props)) show(false)
  changes.listen(list, 'click', openSmallWindow)
  changes.listen(element, 'keydown', (event) => {
    if (event.key !== 'Escape' || list.hidden) return
    event.preventDefault()
    show(false)
    button.focus()
  })
  element.append(changes.own(button), changes.own(list))
  return changes.undo
}

/** An http or https URL, resolved against the page's; empty for any other. */
function addressOf(text: string): string {
  if (text === '') return ''
  const url = parseUrl(text, pageAddress())
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

function canShare({ url, title }: ShareProps): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ url, title }) ?? true)
}

/** Opens the browser's share sheet. Returns whether it was shown, even if it was closed without sharing. */
async function isShared(props: ShareProps): Promise<boolean> {
  if (!canShare(props)) return false
  try {
    await navigator.share({ url: props.url, title: props.title })
    return true
  } catch (error) {
    return /^(?:Abort|InvalidState)Error$/.test((error as Error).name) // closed, or still open
  }
}

/** Opens a network in a small window, so that the page stays visible. Other clicks are left to the browser. */
function openSmallWindow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || link.protocol === 'mailto:' || !isPlainClick(event)) return
  event.preventDefault()
  window.open(link.href, '_blank', windowFeatures)
}
