import { recordChanges } from '../../src/browser/elementChanges'
import { pageLocale } from '../../src/browser/pageLocale'
import { throttle } from '../../src/browser/throttle'
import { watchSize } from '../../src/browser/watchSize'
import { hasMobileBar } from '../../src/model/page/breakpoints'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { readContext } from '../../src/runtime/pageContext'
import { siteZone } from '../../src/runtime/siteZone'
import { cartPillRoom } from '../../src/ui/bars'
import { element, icon } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { attachHours } from './attachHours'
import { messages } from './messages'
import css from './mobileInformationBar.css?inline'
import type { EntryName, MobileInformationBarProps } from './props'
import { readEntries } from './readEntries'

const icons: { readonly [name in EntryName]: string } = {
  contactEmail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  contactPhoneNumber:
    'M6 3.5h3.2l1.6 4.4-2.1 1.6a12 12 0 0 0 5.8 5.8l1.6-2.1 4.4 1.6V18a2.5 2.5 0 0 1-2.6 2.5A15.3 15.3 0 0 1 3.5 6.1 2.5 2.5 0 0 1 6 3.5z',
  location: 'M12 21s-6.8-6.1-6.8-11.2a6.8 6.8 0 0 1 13.6 0C18.8 14.9 12 21 12 21zM12 7.4a2.5 2.5 0 1 0 .01 0',
  businessHours: 'M12 3a9 9 0 1 0 .01 0M12 7.2V12l3.2 2',
}

/** Returns `null` if the site has nothing to show in the bar, or if the page already has one. */
export function parse(_: HTMLElement, { settings, websiteSettings }: Page): MobileInformationBarProps | null {
  const { website } = readContext()
  const entries = readEntries(websiteSettings, isRecord(website) ? website.location : null)
  if (!entries || document.querySelector('.sqs-mobile-info-bar')) return null
  return { ...entries, locale: pageLocale(settings.locale), zone: siteZone() }
}

/** Shows the bar in windows that are narrow enough. */
export function attach(host: HTMLElement, props: MobileInformationBarProps): () => void {
  adoptStyles('mobile-information-bar', css)
  const changes = recordChanges()
  let hide: (() => void) | null = null
  const update = throttle(() => {
    if (hasMobileBar(innerWidth) === (hide !== null)) return
    if (hide) hide()
    hide = hide ? null : show(host, props)
  })
  changes.listen(window, 'resize', update)
  changes.onUndo(() => {
    update.cancel()
    hide?.()
  })
  update()
  return changes.undo
}

/** Shows the bar, and reserves space for it at the end of the page. Returns a function that removes it. */
function show(host: HTMLElement, { links, hours, locale, zone }: MobileInformationBarProps): () => void {
  const changes = recordChanges()
  const triggers = element('div', { class: 'sqs-mobile-info-bar-triggers' })
  for (const [name, href] of Object.entries(links) as [keyof typeof links, string][]) {
    // A phone opens mail and calls over the page, but the maps service is another page.
    const target = name === 'location' && { target: '_blank', rel: 'noopener' }
    triggers.append(entry(name, element('a', { href, ...target })))
  }
  const content = element('div', { class: 'sqs-mobile-info-bar-content' }, triggers)
  const attributes = { class: 'sqs-mobile-info-bar', role: 'region', 'aria-label': messages.title }
  const bar = changes.own(element('div', attributes, content))
  if (hours) {
    const button = element('button', { type: 'button' })
    triggers.append(entry('businessHours', button))
    attachHours({ bar, content, button, hours, locale, zone }, changes)
  }
  host.append(bar)
  // The content is fixed, so the bar reserves its space. Elements scrolled into view by focus or a link stay clear of
  // it.
  const makeRoom = () => {
    const room = `${content.offsetHeight}px`
    changes.style(bar, 'block-size', room)
    changes.style(document.documentElement, 'scroll-padding-block-end', `max(${room}, var(${cartPillRoom}, 0px))`)
  }
  makeRoom()
  changes.onUndo(watchSize(content, makeRoom))
  return changes.undo
}

function entry(name: EntryName, control: HTMLElement): HTMLElement {
  const label = element('span', { class: 'sqs-mobile-info-bar-trigger-label' }, messages[name])
  control.append(element('span', { class: 'sqs-mobile-info-bar-trigger-icon' }, icon(icons[name])), label)
  return element('div', { class: 'sqs-mobile-info-bar-trigger', 'data-type': name }, control)
}
