import type { Page } from 'playwright'

/** How far a page has moved, and for a failing test what moved. */
export interface Moves {
  readonly shift: number
  readonly what: string
}

/** What a page says that has not moved at all. */
export const still: Moves = { shift: 0, what: '' }

/** How far a page has moved since it was opened, or since that time of its own clock (Cumulative Layout Shift). */
export function movesOf(page: Page, sinceMs = 0): Promise<Moves> {
  return page.evaluate(
    (since) =>
      new Promise<Moves>((resolve) => {
        type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
        type Shift = PerformanceEntry & { value: number; sources: Source[] }
        let shift = 0
        const lines: string[] = []
        const say = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const nameOf = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = element ? `${element.localName}.${element.className}` : 'what is gone'
          return `${node === element ? name : `a text of ${name}`} in #${element?.closest('[id]')?.id}`
        }
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
            if (startTime < since) continue
            shift += value
            const what = sources.map(
              ({ node, previousRect, currentRect }) => `${nameOf(node)} ${say(previousRect)} > ${say(currentRect)}`,
            )
            lines.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what.join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // Two frames, for a shift is found when a frame is drawn, and told in a task of its own.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ shift, what: lines.join('\n') }), 50)),
        )
      }),
    sinceMs,
  )
}
