import { insertScript } from '../../src/browser/loadScript'
import { element } from '../../src/ui/element'
import type { WidgetOptions } from './props'
import { untilDrawn } from './untilDrawn'

/**
 * Draws OpenTable's widget with its script, which inserts it next to its own element. A previous widget of another
 * width stays until the new one has been drawn.
 */
export async function openOpenTable({ props, layout, place, signal }: WidgetOptions): Promise<void> {
  const before = [...place.children]
  const ground = element('div', { class: 'skerry-reservation-widget' })
  place.append(ground)
  try {
    await untilDrawn(ground, {
      isDrawn: () => ground.querySelector(':scope > :not(script)') !== null,
      load: (timeoutMs) => insertScript(themed(props.source, layout), ground, { timeoutMs, signal }),
      signal,
    })
    for (const one of before) one.remove()
  } catch (error) {
    ground.remove()
    throw error
  }
  // Style sheets of old templates hide frames in these blocks until one of the platform's scripts has run.
  for (const frame of ground.querySelectorAll('iframe')) {
    if (getComputedStyle(frame).visibility !== 'hidden') continue
    frame.style.visibility = 'visible'
    frame.style.position = 'static'
  }
}

/** The URL with the theme for the width. The owner's own theme for narrow blocks is kept. */
function themed(source: string, layout: string): string {
  const url = new URL(source)
  const own = url.searchParams.get('theme')
  url.searchParams.set('theme', layout === 'wide' || !own || own === 'wide' ? layout : own)
  return url.href
}
