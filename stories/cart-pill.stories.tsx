import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { messages } from '../blocks/cart-pill/messages'
import { ServedMarkup } from './support/ServedMarkup'
import { productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'

interface CartPillStoryProps {
  /** The quantity that is added to the cart. */
  readonly quantity: number
  /** The store's `useLightCart`. */
  readonly isLight: boolean
  /** Whether the template has a placeholder for the link. Without one, the link is in a corner of the window. */
  readonly hasDropzone: boolean
}

/** The link to the cart on the pages of a store whose template has none. */
export function CartPill({ isLight, hasDropzone }: CartPillStoryProps) {
  const context = { websiteSettings: { storeSettings: { useLightCart: isLight } } }
  const dropzone = hasDropzone ? '<header><div class="sqs-cart-dropzone"></div></header>' : ''
  return <ServedMarkup html={dropzone + productMarkup('ships-biscuit')} context={context} />
}

const meta = {
  title: 'Blocks/Cart pill',
  component: CartPill,
  excludeStories: ['CartPill'],
  argTypes: { quantity: { control: false } },
  args: { quantity: 2, isLight: false, hasDropzone: false },
  play: async ({ canvas, args }) => {
    await untilMounted()
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await userEvent.type(canvas.getByLabelText('Quantity'), String(args.quantity))
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    const link = await screen.findByRole(
      'link',
      { name: (name) => name.includes(messages.inCart) },
      { timeout: 10_000 },
    )
    await expect(link).toBeVisible()
  },
} satisfies Meta<typeof CartPill>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {}

export const Light: Story = { args: { isLight: true } }

/** Above 100, screen readers announce “More than 100 items in cart”. */
export const MoreThanHundred: Story = { args: { quantity: 101 } }

export const InDropzone: Story = { args: { hasDropzone: true } }

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
