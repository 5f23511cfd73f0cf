import { ok } from '../http/Answer'
import type { Call } from '../http/Operation'
import { only } from './applies'
import type { Scenario } from './Scenario'

const crowd = 10_000
const dayMs = 86_400_000
const isOfEvents = only('GetItemsByMonth', 'TourDates')

/** Responses with events that a page must handle. */
export const eventScenarios = [
  {
    name: 'hostileEvents',
    description: 'Events and tour dates with HTML, URLs that run code, invalid values, and invalid dates.',
    applies: isOfEvents,
    respond: (call) => ok(call.operation.id === 'TourDates' ? hostileDates(call) : hostileEvents(call)),
  },
  {
    name: 'hostileSummary',
    description: 'A summary of events is rendered with scripts, event handlers and a frame.',
    applies: only('GetWidgetRendering'),
    respond: () => ok({ html: hostileSummary }),
  },
  {
    name: 'noEvents',
    description: 'There are no events in any month, and no tour dates.',
    applies: isOfEvents,
    respond: () => ok([]),
  },
  {
    name: 'crowdedEvents',
    description: `There are ${crowd} events in every month, and as many tour dates.`,
    applies: isOfEvents,
    respond: (call) => ok(Array.from({ length: crowd }, (_, index) => crowdedEvent(call, index))),
  },
] as const satisfies readonly Scenario[]

const hostileSummary = `<style>body { display: none }</style><script>window.ran = 1</script>
  <div class="summary-item-list"><div class="summary-item">
    <a href="javascript:window.ran = 1">Run</a><img src="/none.png" alt="" onerror="window.ran = 1">
    <iframe srcdoc="<script>top.ran = 1</script>"></iframe><p>Tea, as announced</p>
  </div></div>`

function hostileEvents(call: Call): unknown {
  const startDate = monthStart(call) + 9.5 * dayMs
  const event = (changes: object) => ({ title: 'Tea', startDate, endDate: startDate, fullUrl: '/events', ...changes })
  return [
    null,
    'an event',
    event({ title: '<img src=x onerror=alert(1)>', fullUrl: 'javascript:alert(1)' }),
    event({ title: 'W'.repeat(500), location: { addressTitle: '<b>bold</b>', addressLine1: 7 } }),
    event({ title: '' }),
    event({ title: 'No date', startDate: 'tomorrow' }),
    event({ title: 'No time', startDate: 1e99 }),
    event({ title: 'Ends before it begins', endDate: startDate - 40 * dayMs, location: 'there' }),
    event({ title: 'Ends never', endDate: 8e15 }),
    event({ title: 'Of last year', startDate: startDate - 400 * dayMs, endDate: startDate - 400 * dayMs }),
  ]
}

function hostileDates({ backend }: Call): unknown {
  const datetime = `${new Date(backend.now() + dayMs).toISOString().slice(0, 10)}T20:00:00`
  const venue = { name: '<img src=x onerror=alert(1)>', city: 'W'.repeat(300), region: 7, country: null }
  const offers = [{ type: 'Tickets', url: 'javascript:alert(1)', status: 'available' }]
  return [
    null,
    { datetime, venue, offers, url: 'javascript:alert(1)' },
    { datetime: '2026-99-99T20:00:00', venue },
    { datetime: 7, venue },
    { datetime, venue: 'nowhere', offers: 'none', url: 7 },
    { datetime, venue: {}, offers: [null, { url: {} }] },
  ]
}

function crowdedEvent(call: Call, index: number): object {
  const time = monthStart(call) + (index % 28) * dayMs + 12.5 * 3_600_000
  const common = { id: String(index), title: `Event ${index + 1}`, fullUrl: '/events', url: '/events' }
  const venue = { name: `Venue ${index + 1}`, city: 'Oban', region: '', country: '' }
  const datetime = new Date(time).toISOString().slice(0, 19)
  return { ...common, startDate: time, endDate: time + 3_600_000, datetime, venue, offers: [] }
}

/** The start of the requested month, or of today. */
function monthStart({ url, backend }: Call): number {
  const [month, year] = (url.searchParams.get('month') ?? '').split('-')
  const time = Date.parse(`${year}-${month}-01T00:00:00Z`)
  return Number.isNaN(time) ? Math.floor(backend.now() / dayMs) * dayMs : time
}
