import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { messages } from '../blocks/add-to-cart/messages'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { cartLink, productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'

interface AddToCartStoryProps {
  /** The last part of the product's URL in the demo shop. */
  readonly product: string
  /** Whether the shop has express checkout. */
  readonly isExpress?: boolean
  /** The form to fill in before the product can be bought. */
  readonly form?: object
}

const expressShop = { websiteSettings: { storeSettings: { expressCheckout: true } } }

const questions = {
  name: 'Before we bake it',
  fields: [
    { id: 'text-1', type: 'text', title: 'What shall we write on it?', required: true, maxLength: 20 },
    { id: 'radio-1', type: 'radio', title: 'In which colour?', options: ['Red', 'Blue'] },
  ],
}

/** A product with all controls for buying it, and the cart in the header. */
export function AddToCart({ product, isExpress = false, form }: AddToCartStoryProps) {
  const asks = form ? `data-form="${JSON.stringify(form).replaceAll('"', '&quot;')}" ` : ''
  const markup = productMarkup(product).replace('data-product-type', `${asks}data-product-type`)
  const html = `<header>${cartLink}</header>${markup}`
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

export const Initial: Story = {}

export const Added: Story = {
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(await canvas.findByText(saying(messages.added), {}, patience)).toBeVisible()
  },
}

/** More than is in stock. */
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

/** The server keeps answering with errors. */
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible()
  },
}

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }

export const QuantityOutOfRange: Story = {
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      saying(messages.quantityInvalid, { minimum: 1, maximum: 9999 }),
    )
  },
}

/** The button opens the checkout of its product directly. */
export const ExpressCheckout: Story = {
  args: { isExpress: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: saying(messages.purchase) }, patience)).toBeVisible()
  },
}

/** The form to fill in before a product is bought. */
export const WithForm: Story = {
  args: { form: questions },
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(await screen.findByLabelText(/What shall we write/, {}, patience)).toBeVisible()
  },
}
