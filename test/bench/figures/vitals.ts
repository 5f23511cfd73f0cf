import type { CDPSession } from 'playwright'
import type { Figure, Goal, Row } from '../Figure'
import type { Lab } from '../lab'
import { median, takeInTurns } from '../statistics'
import { type Addition, type StyledPage, type StyledSite, serveStyledSites } from '../styledSite'

const rounds = 3
const slowdown = 4
const phone = { width: 375, height: 812 }
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const longTaskMs = 50
const mostBlockedMs = 60
const mostLater = 1.03
const mostScript = 1 / 8
const quietMs = 1500
const patienceMs = 90_000
const additions = ['nothing', 'loader'] as const satisfies readonly Addition[]
/** A folder of saved sites, and a part of the names of pages to measure. The sites are not in the repository. */
const { SKERRY_STYLED_PAGES: folder, SKERRY_STYLED_ONLY: wanted = '' } = process.env

/** One page, measured without and with Skerry. */
interface Measured {
  readonly name: string
  readonly platform: StyledPage['platform']
  readonly of: (addition: (typeof additions)[number], part: keyof Sample) => number
}

interface Sample {
  readonly paint: number
  /** Largest contentful paint, without images that a script loads, which are missing without Skerry; 0 without one. */
  readonly largest: number
  /** Paint time of the largest image that a script loaded; 0 without one. */
  readonly lazyImage: number
  /** The CPU time over 50 ms of each task after the first paint; wall-clock time would include other programs. */
  readonly blocked: number
  /** Script time of an unthrottled visit that scrolls to the end and back, as the platform's own was recorded. */
  readonly script: number
}

/** Web Vitals of saved pages with their style sheets, without and with Skerry. */
export const vitals: Figure = {
  name: 'vitals',
  title: `Web Vitals of styled pages: a phone, ${slowdown} × slowed, slow 4G`,
  async measure(lab) {
    if (!folder) {
      console.warn(
        '\nvitals: NOT MEASURED. Name a folder of saved pages with their style sheets in SKERRY_STYLED_PAGES.',
      )
      return { unit: 'FCP, ×', rows: [], goals: [] }
    }
    const sites = await serveStyledSites(folder, lab.dist)
    const measured: Measured[] = []
    for (const site of sites) {
      const pages = site.pages.filter(({ path }) => `${site.name}/${path}`.includes(wanted))
      for (const page of pages) measured.push(await measurePage(lab, site, page))
    }
    await Promise.all(sites.map((site) => site.close()))
    return { unit: 'FCP, ×', rows: measured.map(rowOf), goals: measured.length > 0 ? goalsOf(measured) : [] }
  },
}

async function measurePage(lab: Lab, site: StyledSite, page: StyledPage): Promise<Measured> {
  const taken = await takeInTurns(additions, rounds, async (addition): Promise<Sample> => {
    const address = site.address(page, addition)
    return { ...(await visitOnPhone(lab, address)), script: await scriptOf(lab, address) }
  })
  return {
    name: `${site.name}/${page.path}`,
    platform: page.platform,
    of: (addition, part) => median(taken[addition].map((sample) => sample[part])),
  }
}

function rowOf({ name, platform, of }: Measured): Row {
  return {
    name: `Skerry, ${name}`,
    value: of('loader', 'paint') / of('nothing', 'paint'),
    more: {
      'LCP, ×': of('nothing', 'largest') > 0 ? (of('loader', 'largest') / of('nothing', 'largest')).toFixed(3) : '–',
      'lazy image, without': seconds(of('nothing', 'lazyImage')),
      'with it, s': seconds(of('loader', 'lazyImage')),
      'blocked, without': of('nothing', 'blocked').toFixed(0),
      'with, ms': of('loader', 'blocked').toFixed(0),
      'script, without': of('nothing', 'script').toFixed(0),
      with: of('loader', 'script').toFixed(0),
      'the platform’s, ms': platform?.script.toFixed(0) ?? '–',
    },
  }
}

function seconds(ms: number): string {
  return ms > 0 ? (ms / 1000).toFixed(1) : '–'
}

function goalsOf(measured: readonly Measured[]): Goal[] {
  // On some pages, only images that a script loads are large enough for `largest`.
  const ratio = (part: 'paint' | 'largest') =>
    median(
      measured.filter(({ of }) => of('nothing', part) > 0).map(({ of }) => of('loader', part) / of('nothing', part)),
    )
  const later = (title: string, value: number): Goal => ({
    text: `${title} within ${mostLater} × of the page without us, median of the pages`,
    got: `${value.toFixed(3)} ×`,
    isMet: value <= mostLater,
  })
  const blocked = measured.map(({ of }) => Math.max(0, of('loader', 'blocked') - of('nothing', 'blocked')))
  const known = measured.flatMap(({ of, platform }) =>
    platform ? { ours: of('loader', 'script') - of('nothing', 'script'), theirs: platform.script } : [],
  )
  const sum = (part: 'ours' | 'theirs') => known.reduce((total, one) => total + one[part], 0)
  const share = sum('ours') / (sum('theirs') || 1)
  return [
    later('first contentful paint', ratio('paint')),
    later('largest contentful paint', ratio('largest')),
    {
      text: `at most ${mostBlockedMs} ms of blocking time beyond the page's own, on every page`,
      got: `${Math.max(...blocked).toFixed(0)} ms, median ${median(blocked).toFixed(0)}`,
      isMet: Math.max(...blocked) <= mostBlockedMs,
    },
    {
      text: "at most an eighth of the platform's script time beyond the page's own",
      got: `${(share * 100).toFixed(1)} %`,
      isMet: share <= mostScript,
    },
  ]
}

async function visitOnPhone(lab: Lab, address: string): Promise<Omit<Sample, 'script'>> {
  const tasks: { start: number; ms: number }[] = []
  const bench = await lab.open(address, {
    viewport: phone,
    waitUntil: 'commit',
    async prepare({ page, cdp }) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', slow4G)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.addInitScript(watch)
      await startTrace(cdp, tasks)
    },
  })
  await bench.page.waitForLoadState('load', { timeout: patienceMs })
  await bench.page.waitForLoadState('networkidle', { timeout: patienceMs })
  await bench.quiet(quietMs)
  const { paint, largest, lazyImage } = await bench.page.evaluate(
    () => (globalThis as unknown as { vitals: Watched }).vitals,
  )
  const end = new Promise((resolve) => bench.cdp.once('Tracing.tracingComplete', resolve))
  await bench.cdp.send('Tracing.end')
  await end
  await bench.close()
  const late = tasks.filter(({ start }) => start >= paint)
  return { paint, largest, lazyImage, blocked: late.reduce((sum, { ms }) => sum + Math.max(0, ms - longTaskMs), 0) }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

/** Records the tasks of the page's main thread: start time since navigation, and CPU time. */
async function startTrace(cdp: CDPSession, tasks: { start: number; ms: number }[]): Promise<void> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  cdp.once('Tracing.tracingComplete', () => {
    const isNavigation = ({ name, args }: TraceEvent) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.includes('?with=')
    const page = events.find(isNavigation)
    if (!page) throw new Error('The trace tells of no navigation.')
    for (const { name, pid, tid, ts, tdur = 0 } of events) {
      if (!name.endsWith('RunTask') || pid !== page.pid || tid !== page.tid) continue
      tasks.push({ start: (ts - page.ts) / 1000, ms: tdur / 1000 })
    }
  })
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'loading'] },
  })
}

interface Watched {
  paint: number
  largest: number
  lazyImage: number
}

/** Runs in the page before its scripts. */
function watch(): void {
  const vitals: Watched = { paint: 0, largest: 0, lazyImage: 0 }
  Object.assign(globalThis, { vitals })
  const listen = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.paint = startTime
  })
  listen('largest-contentful-paint', (entry) => {
    // Missing from the DOM types: not every browser supports it.
    const { element, startTime } = entry as PerformanceEntry & { readonly element: Element | null }
    vitals[element?.matches('img[data-src], img[data-image]') ? 'lazyImage' : 'largest'] = startTime
  })
}

async function scriptOf(lab: Lab, address: string): Promise<number> {
  const bench = await lab.open(address, { viewport: phone, waitUntil: 'commit' })
  await bench.page.waitForLoadState('load', { timeout: patienceMs })
  await bench.quiet(quietMs)
  await bench.page.evaluate(async () => {
    const step = async (y: number) => {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    for (let y = 0, steps = 0; y < document.documentElement.scrollHeight && steps < 120; y += 400, steps++)
      await step(y)
    for (let y = scrollY; y > -1500; y -= 1500) await step(Math.max(0, y))
  })
  await bench.quiet()
  const { scriptMs } = await bench.read()
  await bench.close()
  return scriptMs
}
