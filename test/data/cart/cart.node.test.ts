import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeNetwork, createFakeServer, createTab, type Fate, quantities } from './simulation'

const fates: readonly Fate[] = [
  'arrives',
  'arrives',
  'arrives',
  'lost',
  'answerLost',
  'twice',
  'unavailable',
  'crumbFailed',
]
const stock = { plenty: 1_000_000, few: 8, one: 1 }

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      tab: fc.nat(2),
      item: fc.constantFrom(...Object.keys(stock)),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      tab: fc.nat(2),
      item: fc.constantFrom(...Object.keys(stock)),
      quantity: fc.nat(9),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const), tab: fc.nat(2) }) },
)

/** Clicks on Add to Cart in pages that are reloaded. Callers on a page that is gone are never told the outcome. */
const clickOrReload = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      tab: fc.nat(2),
      item: fc.constant('plenty'),
      quantity: fc.constant(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
)

type Step = typeof step | typeof clickOrReload extends fc.Arbitrary<infer One> ? One : never

async function play(steps: readonly Step[], random: readonly number[]) {
  let drawn = 0
  const draw = (count: number) => Math.floor((random[drawn++ % random.length] ?? 0) * count)
  // After the last step every request arrives, so that the end can be compared.
  let isCalm = false
  const server = createFakeServer(stock)
  const network = createFakeNetwork(server, () => (isCalm ? 'arrives' : (fates[draw(fates.length)] ?? 'arrives')), draw)
  const tabs = ['a', 'b', 'c'].map((name) => createTab(network, name))
  for (const one of steps) {
    if (one.do === 'deliver') await network.step()
    else if (one.do === 'reload' || one.do === 'refresh') tabs[one.tab]?.[one.do]()
    else tabs[one.tab]?.[one.do](one.item, one.quantity)
  }
  isCalm = true
  await network.drain() // and each tab hears of what the others have changed
  return { server, tabs }
}

describe('the cart, in three tabs on a bad network', () => {
  const random = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 20, maxLength: 60 })

  it('ends with the same cart on client and server, with every change declined or applied exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), random, async (steps, numbers) => {
        const { server, tabs } = await play(steps, numbers)
        const called = steps.filter((one) => one.do === 'add' || one.do === 'set').length
        expect(tabs.flatMap((tab) => tab.outcomes)).toHaveLength(called)
        for (const item of Object.keys(stock)) {
          const told = tabs.reduce((sum, tab) => sum + (tab.applied[item] ?? 0), 0)
          expect(server.added[item] ?? 0).toBe(told)
        }
        for (const { client, outdated } of tabs) {
          expect(outdated).toEqual([])
          expect(client.pending()).toEqual([])
          const { view } = client.store.getState()
          expect(quantities(view.entries)).toEqual(quantities(server.cart.entries))
          expect(view.totalQuantity).toBe(server.cart.totalQuantity)
        }
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  it('counts every click on Add to Cart once, even if pages are reloaded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(clickOrReload, { minLength: 10, maxLength: 40 }), random, async (steps, numbers) => {
        const { server, tabs } = await play(steps, numbers)
        const clicked = steps.filter((one) => one.do === 'add').length
        expect(server.cart.totalQuantity).toBe(clicked)
        for (const { client } of tabs) expect(client.store.getState().view.totalQuantity).toBe(clicked)
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)
})
