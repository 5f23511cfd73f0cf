import type { Backend } from '../Backend'
import { holding } from '../scenarios/chooseScenarios'
import { scenarioList } from '../scenarios/scenarios'
import type { ChosenScenario, Session } from '../state/MockState'
import { logFilters } from './filterLog'

/** The HTML of the page at `/__mock/`: the server's state, and the scenarios that change its answers. */
export function adminIndex({ state, log, now }: Backend, session: Session | null): string {
  const rows = scenarioList.map(
    ({ name, description }) =>
      `<tr><td><a href="/?scenario=${name}"><code>${name}</code></a></td><td>${escaped(description)}</td></tr>`,
  )
  const counts: readonly (readonly [string, string, number])[] = [
    ['submissions', 'Saved form entries', state.submissions.length],
    ['events', 'Events that reached a collector', state.events.length],
    ['donations', 'Donations', state.donations.length],
    ['store', 'The shop: stock, prices, coupons, clock and orders', state.store.orders.length],
    ['log', 'Requests, with scenario and outcome', log.length],
  ]
  const lists = counts.map(([name, title, count]) => `<li><a href="/__mock/${name}">${title}</a>: ${count}</li>`)
  const filters = Object.entries(logFilters).map(
    ([name, takes]) => `<tr><td><code>?${name}=</code></td><td>${escaped(takes)}</td></tr>`,
  )
  const ofServer = activeScenario(state.scenario, now())
  const ofSession = activeScenario(session?.scenario ?? null, now())
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mock backend</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
td{padding:.25rem 1rem .25rem 0;vertical-align:top}code{font-size:.9em}button{font:inherit}
@media(width<36em){td{display:block;padding:0}td+td{padding-bottom:.75rem}}</style></head>
<body><h1>Mock backend</h1>
<ul>${lists.join('')}
<li>In the log: <a href="/__mock/log?session=mine">your requests</a>, <a href="/__mock/log?status=4xx">rejected requests</a>,
<a href="/__mock/log?status=5xx">server errors</a>, <a href="/__mock/log?operation=SaveFormSubmission">form submissions</a></li>
<li><a href="/__mock/snapshot">A snapshot of all state</a> (POST it to <code>/__mock/restore</code> to restore it)</li></ul>
<form method="post" action="/__mock/reset"><button>Forget everything</button></form>
<p>Log in as <a href="/__mock/login?as=owner&amp;to=/">owner</a>, <a href="/__mock/login?as=viewer&amp;to=/">viewer</a>,
<a href="/__mock/login?as=member&amp;to=/">member</a> or <a href="/__mock/login?as=nobody&amp;to=/">nobody</a>.</p>
<h2>The shop</h2>
<p>Send changes with PUT to <code>/__mock/store</code>, as in <code>{"variants": {"SQ1200001": {"stock": 0, "priceCents": 2900, "saleCents": null,
"isDeleted": false}}, "coupons": {"HALF": {"type": "percentage", "amount": 5000}}, "clockOffsetMs": 86400000, "minimumSubtotalCents": 500, "expressCheckout": true}</code>.
Missing parts stay unchanged; a coupon set to null is deleted.</p>
<h2>Log filters</h2>
<p>For example, <code>/__mock/log?status=4xx&amp;session=mine</code>. Filters can be combined.</p>
<table>${filters.join('\n')}</table>
<h2>Scenarios</h2>
<p>Active for requests that don’t name a scenario: ${ofServer}; for your session, instead of that: ${ofSession}.
Open any page with <code>?scenario=NAME</code>, send the header <code>X-Skerry-Scenario</code>, or POST <code>{"name": "NAME", "times": 1, "ttlSeconds": 60, "session": true}</code>
to <code>/__mock/scenario</code>; <code>none</code> clears it. Combine names with <code>+</code>.</p>
<form method="post" action="/__mock/scenario"><label>Scenario for later requests: <select name="name"><option value="none">none</option>
${scenarioList.map(({ name }) => `<option>${name}</option>`).join('')}</select></label> <button>Set</button></form>
<table>${rows.join('\n')}</table></body></html>`
}

/** A scenario that was set, and how long it still applies. */
function activeScenario(chosen: ChosenScenario | null, now: number): string {
  const held = holding(chosen, now)
  if (held === null) return '<strong>none</strong>'
  const { names, timesLeft, expiresAt } = held
  const times = timesLeft === null ? '' : ` for ${timesLeft} more ${timesLeft === 1 ? 'request' : 'requests'}`
  const time = expiresAt === null ? '' : ` for ${Math.ceil((expiresAt - now) / 1000)} more seconds`
  return `<strong>${names.join(' + ')}</strong>${[times, time].filter(Boolean).join(',')}`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
