import { recordChanges } from '../browser/elementChanges'
import { pageLocale } from '../browser/pageLocale'
import { settings } from '../browser/settings'
import { relativeTime } from '../language/relativeTime'
import type { WatchPage } from '../runtime/watchPage'
import { messages } from './messages'
import { watchElements } from './watchElements'

// Date pickers keep the day of each of their cells in the same attribute.
const selector = '[data-date]:not(td,th,input,button,[role],.datepicker-cell)'
const refreshMs = 5000 // A9, B9 Timing: relative time refreshes every 5 s
const number = /^\s*[+-]?\d+(\.\d+)?\s*$/

interface DateNode {
  readonly show: () => void
  readonly undo: () => void
}

/**
 * Writes relative times into nodes with `data-date`, in milliseconds since 1970, negative before it (A9, B9 Timing): at
 * once and every 5 s while the page is visible. For a value that is not a number, it warns and leaves the node
 * unchanged (B5). Nodes with child elements are left alone, because they have their own element for the date. A text
 * that something else has changed, such as the browser's translation, stays until the relative time changes. Returns a
 * function that restores the server's text.
 */
export function startDateNodes(watch: WatchPage): () => void {
  const nodes = new Map<Element, DateNode>()
  let timer: ReturnType<typeof setInterval> | undefined

  const showAll = () => {
    for (const { show } of nodes.values()) show()
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  const run = () => {
    if (document.hidden || nodes.size === 0) return rest()
    showAll()
    timer ??= setInterval(showAll, refreshMs)
  }

  document.addEventListener('visibilitychange', run)
  const stopWatching = watchElements(
    selector,
    {
      onAdded(elements) {
        for (const element of elements) {
          const node = readDateNode(element)
          if (node) nodes.set(element, node)
        }
        run()
      },
      onRemoved(elements) {
        for (const element of elements) {
          nodes.get(element)?.undo()
          nodes.delete(element)
        }
        run()
      },
    },
    watch,
  )
  return () => {
    stopWatching()
    document.removeEventListener('visibilitychange', run)
  }
}

function readDateNode(element: HTMLElement): DateNode | null {
  if (element.firstElementChild) return null
  const { date: written = '' } = element.dataset
  const time = number.test(written) ? new Date(Number(written)) : null
  if (!time || Number.isNaN(time.getTime())) {
    console.warn(messages.noDate, element)
    return null
  }
  const changes = recordChanges()
  const locale = pageLocale(settings().locale)
  if (!element.title) changes.attribute(element, 'title', exactly(time, locale))
  let shown = ''
  return {
    show() {
      const text = relativeTime((Date.now() - time.getTime()) / 1000, locale)
      if (text !== shown) changes.content(element, [text])
      shown = text
    },
    undo: changes.undo,
  }
}

/** The exact date, to show what "3 months ago" means. */
function exactly(time: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time)
}
