import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ServedMarkup } from './support/ServedMarkup'
import { cartLink, productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'

/** The cart in the header of a page. */
export function CartIndicator({ product }: { readonly product: string }) {
  return <ServedMarkup html={`<header>${cartLink}</header>${product && productMarkup(product)}`} />
}

const meta = {
  title: 'Blocks/Cart indicator',
  component: CartIndicator,
  excludeStories: ['CartIndicator'],
  args: { product: '' },
  play: untilMounted,
} satisfies Meta<typeof CartIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Above 100 a screen reader hears “More than 100 items in cart”. */
export const MoreThanHundred: Story = {
  args: { product: 'ships-biscuit' },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await userEvent.type(canvas.getByLabelText('Quantity'), '101')
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    const quantity = canvasElement.querySelector('.sqs-cart-quantity')
    await waitFor(() => expect(quantity).toHaveTextContent('100+'), { timeout: 10_000 })
  },
}
