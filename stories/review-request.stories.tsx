import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/review-request/messages'
import { format } from '../src/language/format'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

const pageOfRequest = { pageType: 209 }

interface ReviewRequestStoryProps {
  /** A token of the mock shop: `review-open`, `review-expired` or `review-done`. */
  readonly token: string
}

/** The page that an e-mail to a buyer links to, on a site whose server leaves the forms to the client. */
export function ReviewRequest({ token }: ReviewRequestStoryProps) {
  return <ServedMarkup html={`<div data-review-token="${token}"></div>`} context={pageOfRequest} />
}

const meta = {
  title: 'Blocks/Review request',
  component: ReviewRequest,
  excludeStories: ['ReviewRequest'],
  args: { token: 'review-open' },
} satisfies Meta<typeof ReviewRequest>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('radiogroup', {}, patience)).length).toBeGreaterThan(0)
  },
}

export const RatingMissing: Story = {
  play: async ({ canvas }) => {
    const [send] = await canvas.findAllByRole('button', { name: saying(messages.send) }, patience)
    await userEvent.click(send!)
    await expect(await canvas.findByText(saying(messages.ratingNeeded))).toBeVisible()
  },
}

export const Sent: Story = {
  play: async ({ canvas }) => {
    const [four] = await canvas.findAllByRole('radio', { name: format(messages.stars, { count: 4 }) }, patience)
    await userEvent.click(four!)
    await userEvent.click(canvas.getAllByRole('button', { name: saying(messages.send) })[0]!)
    await expect(await canvas.findByText(saying(messages.thanks), {}, patience)).toBeVisible()
  },
}

export const Expired: Story = {
  args: { token: 'review-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.expired), {}, patience)).toBeVisible()
  },
}

export const Repeated: Story = {
  args: { token: 'review-done' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.repeated), {}, patience)).toBeVisible()
  },
}

/** The visitor's text stays. */
export const SendingFailed: Story = {
  parameters: { msw: { handlers: [http.post('*/api/commerce/review-requests/:token', () => HttpResponse.error())] } },
  play: async ({ canvas }) => {
    const [four] = await canvas.findAllByRole('radio', { name: format(messages.stars, { count: 4 }) }, patience)
    await userEvent.click(four!)
    await userEvent.type(canvas.getAllByLabelText(saying(messages.text))[0]!, 'Still warm when it came.')
    await userEvent.click(canvas.getAllByRole('button', { name: saying(messages.send) })[0]!)
    await expect(await canvas.findByText(saying(messages.offline), {}, patience)).toBeVisible()
    await expect(canvas.getAllByLabelText(saying(messages.text))[0]).toHaveValue('Still warm when it came.')
  },
}

/** The products that are left to review could not be loaded. */
export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.offline), {}, patience)).toBeVisible()
  },
}

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async () => untilMounted(),
}
