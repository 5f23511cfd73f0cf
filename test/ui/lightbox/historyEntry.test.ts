import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enterHistory, pendingHistory } from '../../../src/ui/lightbox/historyEntry'
import type { LightboxSlide } from '../../../src/ui/lightboxOptions'

const slide = { id: 'seal' } as unknown as LightboxSlide

/** Goes back as browsers do: to the page's own entry, with an event. */
function goBack() {
  history.replaceState(null, '')
  dispatchEvent(new Event('popstate'))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  history.replaceState(null, '')
  history.scrollRestoration = 'auto'
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('waits at most a second if history.back() fires no event', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  enterHistory([slide], slide).leave()
  expect(back).toHaveBeenCalledOnce()
  const pending = pendingHistory()
  expect(pending).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  await pending
  expect(pendingHistory()).toBeNull()
})

it('stops waiting once the history has gone back', async () => {
  vi.spyOn(history, 'back').mockImplementation(goBack)
  enterHistory([slide], slide).leave()
  const pending = pendingHistory()
  await vi.advanceTimersByTimeAsync(1)
  await pending
  expect(pendingHistory()).toBeNull()
})

it.each(['auto', 'manual'] as const)('restores the page’s own scroll restoration, %s, afterwards', async (own) => {
  history.scrollRestoration = own
  const seen: string[] = []
  const push = vi.spyOn(history, 'pushState').mockImplementation((state) => {
    seen.push(history.scrollRestoration)
    history.replaceState(state, '')
  })
  enterHistory([slide], slide)
  expect(push).toHaveBeenCalledOnce()
  // The page's entry has the first value, that of the lightbox the second, which a reload needs.
  expect([...seen, history.scrollRestoration]).toEqual(['manual', own])
  history.scrollRestoration = 'manual' // that of the page's entry
  goBack()
  await vi.advanceTimersByTimeAsync(1)
  expect(history.scrollRestoration).toBe(own)
})

it('also restores the page’s scroll restoration after a reload', async () => {
  history.pushState({ skerryLightbox: true }, '')
  enterHistory([slide], slide)
  history.scrollRestoration = 'manual' // that of the page's entry, from before the reload
  goBack()
  await vi.advanceTimersByTimeAsync(1)
  expect(history.scrollRestoration).toBe('auto')
})

it('has an address on the page’s own host, whatever the base of the page is', () => {
  document.head.innerHTML = '<base href="https://cdn.example/">'
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => {})
  enterHistory([slide], { id: 'seal', url: 'grey-seal' } as unknown as LightboxSlide, '/seals')
  document.head.innerHTML = ''
  expect(String(push.mock.calls[0]?.[2])).toBe(`${location.origin}/seals/grey-seal`)
})
