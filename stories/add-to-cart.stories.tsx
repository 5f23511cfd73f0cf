import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ServedMarkup } from './support/ServedMarkup'
import { cartLink, productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'

interface AddToCartStoryProps {
  /** The last part of the product's URL in the demo shop. */
  readonly product: string
  /** Whether the shop has express checkout. */
  readonly isExpress?: boolean
}

const expressShop = { websiteSettings: { storeSettings: { expressCheckout: true } } }

/** A product with everything to buy it, and the cart in the header. */
export function AddToCart({ product, isExpress = false }: AddToCartStoryProps) {
  const html = `<header>${cartLink}</header>${productMarkup(product)}`
  return <ServedMarkup html={html} {...(isExpress && { context: expressShop })} />
}

const meta = {
  title: 'Blocks/Add to cart',
  component: AddToCart,
  excludeStories: ['AddToCart'],
  args: { product: 'ships-biscuit' },
  play: untilMounted,
} satisfies Meta<typeof AddToCart>

export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }

export const Initial: Story = {}

export const Added: Story = {
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(await canvas.findByText('Added!', {}, patience)).toBeVisible()
  },
}

/** More than the shop has. */
export const Declined: Story = {
  args: { product: 'sunday-parcel' },
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await userEvent.type(canvas.getByLabelText('Quantity'), '5000')
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible()
  },
}

export const QuantityOutOfRange: Story = {
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter a quantity from 1 to 9999.')
  },
}

/** The button leads straight to the checkout of its product, where there is one left. */
export const ExpressCheckout: Story = {
  args: { isExpress: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Purchase' }, patience)).toBeVisible()
  },
}
