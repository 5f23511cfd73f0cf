import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { products } from '../mocks/fixtures/products/index'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

const pageOfProduct = { pageType: 50 }

interface ProductReviewsStoryProps {
  /** The last part of the product's URL in the demo shop. */
  readonly product: string
}

/** What buyers say about a product. */
export function ProductReviews({ product }: ProductReviewsStoryProps) {
  const id = products.find(({ urlId }) => urlId === product)?.id ?? ''
  return <ServedMarkup html={`<div data-product-reviews="${id}"></div>`} context={pageOfProduct} />
}

const meta = {
  title: 'Blocks/Product reviews',
  component: ProductReviews,
  excludeStories: ['ProductReviews'],
  args: { product: 'ships-biscuit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reviews' }, { timeout: 10_000 })).toBeVisible()
  },
} satisfies Meta<typeof ProductReviews>

export default meta
type Story = StoryObj<typeof meta>

export const SevenReviews: Story = {}

export const OneReview: Story = { args: { product: 'keepers-jumper' } }

/** Nothing is shown for a product that nobody has reviewed. */
export const None: Story = { args: { product: 'book-of-bread' }, play: async () => untilMounted() }

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
