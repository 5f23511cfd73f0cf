import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/gift-card-balance/block'
import { fetchBalance } from '../../blocks/gift-card-balance/fetchBalance'
import type { GiftCardBalanceProps } from '../../blocks/gift-card-balance/props'
import { onAnnouncement } from '../../src/data/announcements'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'

const page = { settings: { ...defaultSettings, locale: 'de-DE' } } as unknown as Page // reads only this
const { signal } = new AbortController()

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

type Fetch = NonNullable<GiftCardBalanceProps['fetchBalance']>

/** Attaches a form to which the server answers with `answer`, and sends a code. */
async function send(code: string, answer: Awaited<ReturnType<Fetch>> = { text: '7,25 $', isProblem: false }) {
  document.body.innerHTML = '<form data-gift-card-balance><input name="code"><button>Ask</button></form>'
  const form = document.forms[0]!
  const field = form.querySelector('input')!
  const fetch = vi.fn<Fetch>(async () => answer)
  attach(form, { ...parse(form, page), fetchBalance: fetch })
  field.value = code
  form.requestSubmit()
  const textOf = (role: string) => form.querySelector(`[role="${role}"]`)?.textContent
  await vi.waitFor(() => expect(textOf('status') || textOf('alert')).toBeTruthy())
  return { fetch, field, textOf }
}

describe('a form for the balance of a gift card', () => {
  it('sends the code without spaces around it, and shows the balance in the page’s language', async () => {
    const { fetch, textOf, field } = await send(' skerry-0025 part ')
    expect(fetch).toHaveBeenCalledWith('skerry-0025 part', { locale: 'de-DE', signal: expect.any(AbortSignal) })
    expect([textOf('status'), textOf('alert')]).toEqual(['7,25 $', ''])
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })

  it('sends nothing without a code, and moves focus to the field', async () => {
    const { fetch, textOf, field } = await send(' ')
    expect(textOf('alert')).toBe('Please enter the code of your gift card.')
    expect(document.activeElement).toBe(field)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([true, false])('marks the field only if the code is unknown: %s', async (isUnknown) => {
    const { field, textOf } = await send('x', { text: 'No.', isProblem: true, isUnknown })
    expect(textOf('alert')).toBe('No.')
    expect(field.getAttribute('aria-invalid')).toBe(isUnknown ? 'true' : null)
  })
})

describe('the balance of a gift card', () => {
  const unreadable = 'The balance could not be loaded. Please try again later.'

  it.each([
    [{ balanceCents: 725, currency: 'USD' }, 'There is $7.25 left on this card.'],
    [{ balanceCents: 724.6, currency: 'USD' }, 'There is $7.25 left on this card.'],
    [{ balanceCents: 725, currency: 'JPY' }, expect.stringContaining('¥')],
    [{ balanceCents: 0, currency: 'USD' }, 'There is nothing left on this card.'],
    [{ balanceCents: 725, currency: 'usd' }, unreadable],
    [{ balanceCents: 725, currency: 'DOLLARS' }, unreadable],
    [{ balanceCents: 725 }, unreadable],
    [{ balanceCents: '725', currency: 'USD' }, unreadable],
    [null, unreadable],
  ])('has a message for the response %j', async (answer, text) => {
    vi.stubGlobal('fetch', async () => Response.json(answer))
    expect((await fetchBalance('x', { locale: 'en-US', signal })).text).toEqual(text)
  })

  it('after too many attempts says how long to wait, and is not announced as a network error', async () => {
    const headers = { 'Retry-After': '30' }
    vi.stubGlobal('fetch', async () => new Response('Too many', { status: 429, headers }))
    const errors: string[] = []
    const stop = onAnnouncement('network error', ({ url }) => errors.push(url))
    const { text, isProblem } = await fetchBalance('x', { locale: 'en-US', signal })
    stop()
    expect([text, isProblem, errors]).toEqual(['Too many attempts. Please try again in 30 seconds.', true, []])
  })

  it.each(['GIFT_CARD_UNKNOWN', 'OTHER'])(
    'is replaced by an error message for a code that is rejected: %s',
    async (errorKey) => {
      vi.stubGlobal('fetch', async () => Response.json({ errorKey, message: 'No.' }, { status: 400 }))
      const isUnknown = errorKey === 'GIFT_CARD_UNKNOWN'
      const text = isUnknown ? 'There is no gift card with this code.' : 'No.'
      expect(await fetchBalance('x', { locale: 'en-US', signal })).toEqual({ text, isProblem: true, isUnknown })
    },
  )
})
