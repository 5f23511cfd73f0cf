import { demoPaths, serveDemoSite } from '../demoSite'
import type { Figure } from '../Figure'
import type { Lab } from '../lab'

const most = 0.0005 // prints as 0.000
const shown = 5
const atOnce = 3

/** The layout shift of the demo site's pages while their blocks mount, from top to bottom. */
export const shift: Figure = {
  name: 'shift',
  title: 'Layout shift from mounting, on every page of the demo site',
  async measure(lab) {
    const [site, bare] = await Promise.all([serveDemoSite('module'), serveDemoSite('none')])
    const measure = async (path: string) => {
      const mounted = await shiftOf(lab, site.url + path)
      // Shifts that also occur without Skerry are not caused by mounting.
      const alone = mounted.value > 0 ? await shiftOf(lab, bare.url + path) : mounted
      return { path, value: Math.max(0, mounted.value - alone.value), sources: mounted.sources }
    }
    const shifts: Awaited<ReturnType<typeof measure>>[] = []
    for (let at = 0; at < demoPaths.length; at += atOnce)
      shifts.push(...(await Promise.all(demoPaths.slice(at, at + atOnce).map(measure))))
    await Promise.all([site.close(), bare.close()])
    const worst = [...shifts].sort((a, b) => b.value - a.value)
    const over = shifts.filter(({ value }) => value > most)
    return {
      unit: 'layout shift',
      rows: worst.slice(0, shown).map(({ path, value, sources }) => ({
        name: `Skerry, ${path}`,
        value,
        more: { sources: value > 0 ? sources : '' },
      })),
      goals: [
        {
          text: `0.000 on ${demoPaths.length} pages`,
          got: over.length === 0 ? 'all of them' : `${over.length} shift, at most ${worst[0]?.value.toFixed(4)}`,
          isMet: over.length === 0,
        },
      ],
    }
  },
}

async function shiftOf(lab: Lab, url: string) {
  const bench = await lab.open(url, {
    viewport: { width: 1280, height: 800 },
    async prepare({ page }) {
      await page.addInitScript(() => {
        const host = globalThis as { shifted?: { value: number; sources: Set<string> } }
        const shifted = { value: 0, sources: new Set<string>() }
        host.shifted = shifted
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // Missing from the DOM types: not every browser supports it.
            const { value, sources } = entry as PerformanceEntry & {
              value: number
              sources?: readonly { readonly node: Node | null }[]
            }
            shifted.value += value
            for (const { node } of sources ?? [])
              if (node instanceof Element) shifted.sources.add(node.className || node.localName)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
    },
  })
  const { page } = bench
  await bench.quiet(400)
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await bench.quiet(200)
  const shifted = await page.evaluate(() => {
    const { value, sources } = (globalThis as { shifted?: { value: number; sources: Set<string> } }).shifted!
    return { value, sources: [...sources].slice(0, 3).join(' | ') }
  })
  await bench.close()
  return shifted
}
