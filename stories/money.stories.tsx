import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface MoneyStoryProps {
  /** As the server sent it. */
  readonly number: string
  /** The currency of the price. */
  readonly currency: string
  /** The text for zero; empty to show zero as a price. */
  readonly free: string
}

/** A price that the server sent as a number, with its own currency. */
export function Money({ number, currency, free }: MoneyStoryProps) {
  const zero = free && ` data-zero-as-free="true" data-free-label="${free}"`
  return <ServedMarkup html={`<p>Ship’s biscuit: <span data-currency-code="${currency}"${zero}>${number}</span></p>`} />
}

const meta = {
  title: 'Blocks/Money',
  component: Money,
  excludeStories: ['Money'],
  args: { number: '1,234.50', currency: 'USD', free: '' },
  argTypes: { currency: { control: 'select', options: ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'INR'] } },
  play: untilMounted,
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

/** Waits until the given text is shown. */
const shows = (text: string | (() => string)): Story['play'] => {
  return async ({ canvasElement }) => {
    const expected = typeof text === 'string' ? text : text()
    await waitFor(() => expect(canvasElement.querySelector('[data-currency-code]')).toHaveTextContent(expected), {
      timeout: 10_000,
    })
  }
}

/** The price in the language of the toolbar, but with plain spaces, as matchers read it. */
const priceOf = (amount: number, currency: string) => () =>
  amount.toLocaleString(document.documentElement.lang, { style: 'currency', currency }).replace(/\s/g, ' ')

export const Dollars: Story = { play: shows(priceOf(1234.5, 'USD')) }

/** Zero, with a text for it. */
export const Free: Story = { args: { number: '0.00', free: 'Free' }, play: shows('Free') }

export const Yen: Story = { args: { number: '160000.00', currency: 'JPY' }, play: shows(priceOf(160000, 'JPY')) }

/** An invalid currency code: the number stays as served. */
export const UnknownCurrency: Story = { args: { currency: 'doubloons' }, play: shows('1,234.50') }
