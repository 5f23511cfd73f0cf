import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/add-to-cart/messages'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { cartLink, productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'
import { withoutAnimations } from './support/withoutAnimations'

/** The cart in the header of a page. */
export function CartIndicator({ product, hasDrawer }: { readonly product: string; readonly hasDrawer: boolean }) {
  const link = hasDrawer ? cartLink.replace('<a ', '<a data-cart-drawer ') : cartLink
  return <ServedMarkup html={`<header>${link}</header>${product && productMarkup(product)}`} />
}

const meta = {
  title: 'Blocks/Cart indicator',
  component: CartIndicator,
  excludeStories: ['CartIndicator'],
  args: { product: '', hasDrawer: false },
  play: untilMounted,
} satisfies Meta<typeof CartIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Above 100, screen readers announce “More than 100 items in cart”. */
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

/** The link has `data-cart-drawer`: it opens the cart in a drawer instead of going to its page. */
export const Drawer: Story = {
  args: { product: 'ships-biscuit', hasDrawer: true },
  beforeEach: withoutAnimations,
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await canvas.findByText(saying(messages.added), {}, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('link'))
    const drawer = await waitFor(
      () => {
        const host = document.querySelector('[data-skerry-overlay]')
        const found = host?.shadowRoot?.querySelector<HTMLElement>('[role="dialog"]')
        if (!found?.textContent?.includes('Ship’s biscuit')) throw new Error('The drawer is not there yet.')
        return found
      },
      { timeout: 10_000 },
    )
    await expect(drawer).toBeVisible()
  },
}
