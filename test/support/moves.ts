import type { Page } from 'playwright'

/** A page's layout shift, and a description of what moved for failing tests. */
export interface Moves {
  readonly shift: number
  readonly what: string
}

/** The result for a page without layout shifts. */
export const still: Moves = { shift: 0, what: '' }

/** The Cumulative Layout Shift of a page since it was opened, or since a time of its own clock. */
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
        // Two frames and a task: a shift is found when a frame is rendered, and reported in a later task.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ shift, what: lines.join('\n') }), 50)),
        )
      }),
    sinceMs,
  )
}
