import type { Page } from 'playwright'

interface Move {
  readonly value: number
  readonly what: string
}

/** Remembers every layout shift of the pages that are opened from now on, and what moved. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const moves: Move[] = []
    Object.assign(window, { moves })
    const say = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : 'a text')
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        const what = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${say(previousRect)} > ${say(currentRect)}`,
        )
        moves.push({ value, what: `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what.join(', ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the page has moved, as browsers measure it (Cumulative Layout Shift), and for a failing test what moved. */
export async function moved(page: Page): Promise<{ readonly shift: number; readonly what: string }> {
  const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)
  return { shift: moves.reduce((sum, { value }) => sum + value, 0), what: moves.map(({ what }) => what).join('\n') }
}
