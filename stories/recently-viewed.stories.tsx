import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messages } from '../blocks/recently-viewed/messages'
import { products } from '../mocks/fixtures/products/index'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface RecentlyViewedStoryProps {
  /** The last parts of the products' URLs in the demo shop, the latest first. */
  readonly seen: readonly string[]
  /** The maximum number of products. */
  readonly most: number
  readonly isRestrictive: boolean
}

/** The products that a visitor has viewed before. */
export function RecentlyViewed({ seen, most, isRestrictive }: RecentlyViewedStoryProps) {
  const value = seen.map((urlId) => products.find((one) => one.urlId === urlId)?.id ?? urlId)
  localStorage.setItem('skerry.consented recently viewed', JSON.stringify({ value }))
  const context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: isRestrictive } }
  return <ServedMarkup html={`<div data-recently-viewed="${most}"></div>`} context={context} />
}

const meta = {
  title: 'Blocks/Recently viewed',
  component: RecentlyViewed,
  excludeStories: ['RecentlyViewed'],
  args: {
    seen: ['storm-candle', 'loaf-club', 'gift-card', 'bread-knife', 'wool-hat'],
    most: 4,
    isRestrictive: false,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: saying(messages.title) }, { timeout: 10_000 }),
    ).toBeVisible()
  },
} satisfies Meta<typeof RecentlyViewed>

export default meta
type Story = StoryObj<typeof meta>

export const FourProducts: Story = {}

export const OneProduct: Story = { args: { seen: ['wool-hat'] } }

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }

/** A product that is no longer sold is replaced by the next one. */
export const SoldNoLonger: Story = { args: { seen: ['5f0c0000000000000000dead', 'wool-hat'] } }

/** Nothing is shown, and the remembered products are deleted. */
export const WithoutConsent: Story = {
  args: { isRestrictive: true },
  play: async () => {
    await untilMounted()
    await waitFor(() => expect(localStorage.getItem('skerry.consented recently viewed')).toBeNull())
  },
}
