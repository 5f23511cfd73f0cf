import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/product-reviews/messages'
import { products } from '../mocks/fixtures/products/index'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

const pageOfProduct = { pageType: 50 }

interface ProductReviewsStoryProps {
  /** The last part of the product's URL in the demo shop. */
  readonly product: string
}

/** Buyers' reviews of a product. */
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
    await expect(
      await canvas.findByRole('heading', { name: saying(messages.title) }, { timeout: 10_000 }),
    ).toBeVisible()
  },
} satisfies Meta<typeof ProductReviews>

export default meta
type Story = StoryObj<typeof meta>

export const SevenReviews: Story = {}

export const OneReview: Story = { args: { product: 'keepers-jumper' } }

/** A product without reviews shows nothing. */
export const None: Story = { args: { product: 'book-of-bread' }, play: async () => untilMounted() }

const firstPage = {
  items: [
    { rating: 5, name: 'Maren', text: 'Still warm when the boat came in.', at: Date.UTC(2026, 4, 2) },
    { rating: 4, name: '', text: 'Hard, as a biscuit should be.', at: Date.UTC(2026, 3, 18) },
  ],
  total: 25,
  average: 4.6,
  distribution: [0, 1, 2, 3, 19],
}
const onlyFirstPage = http.get('*/api/commerce/products/:id/reviews', ({ request }) =>
  request.url.includes('page=1') ? HttpResponse.json(firstPage) : new HttpResponse(null, { status: 500 }),
)

/** The first reviews stay, and the visitor can try again. */
export const MoreFailed: Story = {
  parameters: { msw: { handlers: [onlyFirstPage] } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: saying(messages.more) }, patience)
    await userEvent.click(more)
    await expect(await canvas.findByText(saying(messages.moreFailed), {}, patience)).toBeVisible()
    await expect(more).toBeVisible()
  },
}

/** If no reviews load, the page stays as the server sent it. */
export const Failed: Story = { globals: { scenario: 'serverError' }, play: async () => untilMounted() }

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
