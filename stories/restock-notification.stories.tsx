import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'

interface RestockNotificationStoryProps {
  /** The last part of the URL of a product that is sold out. */
  readonly product: string
  /** What the visitor types. */
  readonly email: string
  /** The owner's `restockNotificationsSuccessText`. */
  readonly thanks: string
}

/** The form in which visitors ask to be told when a product is back in stock. */
export function RestockNotification({ product, thanks }: RestockNotificationStoryProps) {
  const storeSettings = { merchandisingSettings: { restockNotificationsSuccessText: thanks } }
  return <ServedMarkup html={productMarkup(product)} context={{ websiteSettings: { storeSettings } }} />
}

const meta = {
  title: 'Blocks/Restock notification',
  component: RestockNotification,
  excludeStories: ['RestockNotification'],
  argTypes: { email: { control: false } },
  args: { product: 'nine-knots', email: 'ada@example.test', thanks: '' },
  play: async ({ canvas, args }) => {
    await untilMounted()
    if (args.email) await userEvent.type(canvas.getByLabelText('Your Email'), args.email)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    const answer = args.thanks || /^Signed up|valid email|formatted as|try again later|check your internet/
    await expect(await canvas.findByText(answer, {}, patience)).toBeVisible()
  },
} satisfies Meta<typeof RestockNotification>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = { play: untilMounted }

export const SignedUp: Story = {}

export const OwnWords: Story = { args: { thanks: 'We will write as soon as the boat is in.' } }

export const EmailMissing: Story = { args: { email: '' } }

export const EmailInvalid: Story = { args: { email: 'ada@' } }

export const Failed: Story = { globals: { scenario: 'serverError' } }

export const Offline: Story = { globals: { scenario: 'offline' } }

/** A captcha starts when the visitor focuses the form. */
export const WithCaptcha: Story = { args: { product: 'night-at-the-lamp' } }

export const RightToLeft: Story = {
  args: { email: '' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
