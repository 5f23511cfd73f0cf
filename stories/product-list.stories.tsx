import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/product-list/messages'
import { products } from '../mocks/fixtures/products/index'
import { productGrid } from '../mocks/site/markup/productGrid'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface ProductListStoryProps {
  /** The query of the URL, such as `category=Clothes&sort=price`. */
  readonly query: string
}

// A template's styles for a list: columns, and images that fit them.
const template = `.list-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr)); gap: 24px }
.list-grid img { max-inline-size: 100%; block-size: auto }`

/** The list of the demo shop. */
export function ProductList({ query }: ProductListStoryProps) {
  const list = productGrid({ products, query: new URLSearchParams(query), href: (path) => path })
  return (
    <>
      <style>{template}</style>
      <ServedMarkup html={list.text} />
    </>
  )
}

/** Waits until the list has mounted. Its form then needs no button. */
async function untilReady(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-product-list] form button')).not.toBeVisible(), {
    timeout: 10_000,
  })
}

/** Chooses a category. A choice replaces the page's URL, which is restored. */
async function choose(canvas: StoryContext['canvas']): Promise<void> {
  await untilReady()
  const address = location.href
  await userEvent.click(await canvas.findByRole('link', { name: 'Clothes' }))
  history.replaceState(history.state, '', address)
}

const meta = {
  title: 'Blocks/Product list',
  component: ProductList,
  excludeStories: ['ProductList'],
  args: { query: '' },
  play: untilReady,
} satisfies Meta<typeof ProductList>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const OneCategory: Story = { args: { query: 'category=Clothes' } }

export const NothingFound: Story = { args: { query: 'category=Clothes&tag=keeps' } }

/** A choice replaces the page's URL, which the story restores. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await untilReady()
    const address = location.href
    await userEvent.click(await canvas.findByRole('link', { name: 'Clothes' }))
    await waitFor(() => expect(canvas.getByText('3 products', { ignore: '[role=status]' })).toBeVisible(), {
      timeout: 10_000,
    })
    history.replaceState(history.state, '', address)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** The products of the choice are still loading: the previous ones stay, below a line. */
export const Loading: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas)
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), patience)
  },
}

/** The list stays unchanged, and the visitor can try again. */
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await choose(canvas)
    const alert = await canvas.findByRole('alert', {}, patience)
    await expect(alert).toHaveTextContent(messages.failed)
    await expect(canvas.getByRole('button', { name: saying(messages.retry) })).toBeVisible()
  },
}

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
