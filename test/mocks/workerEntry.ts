import { createMockPage } from '../../mocks/browser'
import { scenarios } from '../../mocks/scenarios/scenarios'
import type { ContractCase } from './ContractCase'
import { runCase } from './runCase'

/** What the page test calls: this file is bundled and loaded by a page in Chromium. */
const page = createMockPage({ now: () => Date.UTC(2026, 5, 1), seed: 7, workerUrl: '/mockServiceWorker.js' })

const sender = {
  fetch: (path: string, init?: RequestInit) => fetch(path, init),
  cookie: (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '',
}

const tools = {
  page,
  start: () => page.start(),
  runCases: async (cases: readonly ContractCase[]) => {
    const results = []
    for (const one of cases) results.push(await runCase(one, sender))
    return results
  },
  scenarioNames: Object.keys(scenarios),
}

export type WorkerTools = typeof tools

Object.assign(window, { tools })
