import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { hasModifier, isPress } from '../../src/browser/plainClick'
import { shared } from '../../src/browser/shared'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { canBeFound } from '../../src/runtime/foldPanels'
import { isLightboxReturn } from '../../src/ui/lightboxAddress'
import { newId } from '../../src/ui/newId'
import { adoptStyles } from '../../src/ui/styles'
import css from './menu.css?inline'
import { messages } from './messages'
import type { MenuProps, MenuTab } from './props'
import { tabForKey } from './tabForKey'

const labelSelector = '.js-menu-select-labels'
const panelSelector = '.js-menu'
const activeClass = 'menu-select-labels--active'

/**
 * Pairs tabs and panels in order. Returns `null` for a single menu, because there is nothing to choose. Throws if there
 * is no panel. A tab or panel without a partner is logged, and such a panel is always shown.
 */
export function parse(element: HTMLElement): MenuProps | null {
  // The contents of a panel belong to the menu inside it.
  const panelAround = element.closest(panelSelector)
  const ownParts = (selector: string) =>
    [...element.querySelectorAll<HTMLElement>(selector)].filter(
      (part) => part.parentElement!.closest(panelSelector) === panelAround,
    )
  const labels = ownParts(labelSelector)
  const panels = ownParts(panelSelector)
  const [first] = labels
  if (!first || (labels.length === 1 && panels.length === 1)) return null
  if (panels.length === 0) throw new BlockError(messages.noPanel)
  if (labels.length !== panels.length) {
    console.warn(format(messages.unevenParts, { labels: labels.length, panels: panels.length }), element)
  }
  let list = first.parentElement ?? element
  while (list !== element && !labels.every((label) => list.contains(label))) list = list.parentElement ?? element
  const tabs = panels.flatMap((panel, index): readonly MenuTab[] => {
    const label = labels[index]
    return label ? [{ label, panel }] : []
  })
  return { list, tabs, otherPanels: panels.slice(tabs.length) }
}

/**
 * B4 Menu: the selected tab shows its panel, initially the panel that the page's URL points into. Arrow keys move
 * between the tabs, Enter or Space selects one.
 */
export function attach(_: HTMLElement, { list, tabs, otherPanels }: MenuProps): () => void {
  adoptStyles('menu', css)
  const changes = recordChanges()
  const places = new Map<Element, number>()
  const attached = shared('menus', () => new WeakSet<Element>())
  const isKnown = attached.has(list)
  attached.add(list)
  let selected = servedTab(tabs)

  const show = (index: number, isSelected: boolean) => {
    const tab = tabs[index]
    if (tab) showTab(changes, tab, isSelected)
  }
  const select = (index: number) => {
    if (index === selected) return
    show(selected, false)
    selected = index
    show(selected, true)
  }
  const openAddressed = (event?: Event) => {
    if (event && isLightboxReturn(event)) return
    const target = document.querySelector(':target')
    const index = tabs.findIndex(({ panel }) => panel.contains(target))
    if (index < 0 || index === selected) return
    select(index)
    // Not after a reload or Back: the browser restores the scroll position itself. Not after stop and start: the
    // visitor may have scrolled elsewhere.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (event || (navigation?.type === 'navigate' && !isKnown)) target?.scrollIntoView()
  }
  changes.attribute(list, 'role', 'tablist')
  if (!list.hasAttribute('aria-labelledby')) {
    changes.attribute(list, 'aria-label', list.getAttribute('aria-label') || messages.tabs)
  }
  tabs.forEach((tab, index) => {
    places.set(tab.label, index)
    describeTab(changes, tab)
    show(index, index === selected)
    changes.listen(tab.panel, 'beforematch', () => select(index))
  })
  openAddressed()
  changes.listen(window, 'hashchange', openAddressed)
  for (const panel of otherPanels) changes.attribute(panel, 'data-state', 'open')
  // One listener for all tabs, because a menu may have thousands.
  const placeOf = ({ target }: Event) => places.get((target as Element).closest(labelSelector) ?? list)
  changes.listen(list, 'click', (event) => select(placeOf(event) ?? selected))
  changes.listen(list, 'keydown', (event) => {
    const from = placeOf(event)
    if (from === undefined || event.defaultPrevented || hasModifier(event)) return
    const isRtl = getComputedStyle(list).direction === 'rtl'
    const next = tabForKey(event.key, { from, count: tabs.length, isRtl })
    if (next === null && !isPress(event)) return
    event.preventDefault()
    if (next === null) select(from)
    else tabs[next]?.label.focus()
  })
  return changes.undo
}

/** The tab that find-in-page opened before the block was attached, the tab that the server marked, or the first. */
function servedTab(tabs: readonly MenuTab[]): number {
  const found = tabs.findIndex(({ panel }) => panel.dataset.state === 'open')
  const marked = tabs.findIndex(({ label }) => label.classList.contains(activeClass))
  return found < 0 ? Math.max(marked, 0) : found
}

/** Exposes to screen readers whether a tab is selected. */
function describeTab(changes: ElementChanges, { label, panel }: MenuTab): void {
  changes.attribute(label, 'role', 'tab')
  changes.attribute(panel, 'role', 'tabpanel')
  nameElement(changes, label)
  nameElement(changes, panel)
  changes.attribute(label, 'aria-controls', panel.id)
  changes.attribute(panel, 'aria-labelledby', label.id)
  const item = label.parentElement
  if (item?.localName === 'li') changes.attribute(item, 'role', 'presentation')
}

/** Gives an element an id if it has none, or if another element of the page has the same one. */
function nameElement(changes: ElementChanges, element: HTMLElement): void {
  if (element.id && document.getElementById(element.id) === element) return
  changes.attribute(element, 'id', newId('menu'))
}

function showTab(changes: ElementChanges, { label, panel }: MenuTab, isSelected: boolean): void {
  changes.classed(label, activeClass, isSelected)
  changes.attribute(label, 'aria-selected', String(isSelected))
  changes.attribute(label, 'tabindex', isSelected ? 0 : -1)
  changes.attribute(panel, 'data-state', isSelected ? 'open' : 'closed')
  changes.attribute(panel, 'hidden', isSelected ? null : canBeFound() ? 'until-found' : '')
  // Otherwise screen readers would list an empty panel for every tab that is not selected.
  changes.attribute(panel, 'aria-hidden', isSelected ? null : 'true')
  // Lets the arrow keys scroll a panel without focusable elements.
  changes.attribute(panel, 'tabindex', isSelected && !panel.querySelector('a[href], button, input') ? 0 : null)
}
