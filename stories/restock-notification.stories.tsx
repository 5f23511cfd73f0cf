import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/restock-notification/messages'
import { messages as dataMessages } from '../src/data/messages'
import { messages as modelMessages } from '../src/model/messages'
import { messages as attemptMessages } from '../src/ui/attemptMessages'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'

interface RestockNotificationStoryProps {
  /** The last part of the URL of a sold-out product. */
  readonly product: string
  /** The text to type into the field. */
  readonly email: string
  /** The owner's `restockNotificationsSuccessText`. */
  readonly thanks: string
}

/** The form to sign up for a notification when a product is back in stock. */
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
} satisfies Meta<typeof RestockNotification>

export default meta
type Story = StoryObj<typeof meta>

/** Signs up, and waits for the answer. */
const signUp = (answer: () => string | RegExp) => {
  return async ({ canvas, args }: Pick<StoryContext<RestockNotificationStoryProps>, 'canvas' | 'args'>) => {
    await untilMounted()
    if (args.email) await userEvent.type(canvas.getByLabelText('Your Email'), args.email)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await expect(await canvas.findByText(answer(), {}, patience)).toBeVisible()
  }
}
const thanks = 'We will write as soon as the boat is in.'
const signedUp = signUp(() => saying(messages.thanks))
const emailMissing = signUp(() => saying(modelMessages.emailNeeded))

export const Initial: Story = { play: untilMounted }

export const SignedUp: Story = { play: signedUp }

export const OwnWords: Story = { args: { thanks }, play: signUp(() => thanks) }

export const EmailMissing: Story = { args: { email: '' }, play: emailMissing }

export const EmailInvalid: Story = { args: { email: 'ada@' }, play: signUp(() => saying(modelMessages.emailFormat)) }

export const Failed: Story = { globals: { scenario: 'serverError' }, play: signUp(() => saying(dataMessages.internal)) }

export const Offline: Story = { globals: { scenario: 'offline' }, play: signUp(() => saying(attemptMessages.offline)) }

/** A captcha starts when the visitor focuses the form. */
export const WithCaptcha: Story = { args: { product: 'night-at-the-lamp' }, play: signedUp }

export const RightToLeft: Story = {
  args: { email: '' },
  play: emailMissing,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
