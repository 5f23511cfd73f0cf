import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messages } from '../blocks/like/messages'
import { type Direction, directions, dirOf } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface LikeStoryProps {
  readonly count: number
  readonly direction: Direction
  /** The last digits of the item's id: all stories share one visitor, who can like each item only once. */
  readonly item: string
}

/** B18 Like, in the platform's markup. */
export function Like({ count, direction, item }: LikeStoryProps) {
  const html = `<span class="sqs-simple-like" data-item-id="5f0c0000000000000000${item}" data-like-count="${count}"><span class="like-icon"></span> <span class="like-count"></span></span>`
  return (
    <div dir={dirOf(direction)}>
      <ServedMarkup html={html} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Like',
  component: Like,
  excludeStories: ['Like'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { count: 123, direction: 'page', item: 'bb01' },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', {}, { timeout: 10_000 })).toBeVisible()
  },
} satisfies Meta<typeof Like>

export default meta
type Story = StoryObj<typeof meta>

export const NotLiked: Story = {}

export const Liked: Story = {
  args: { item: 'bb02' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: saying(messages.name) }, { timeout: 10_000 })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(saying(messages.liked))
  },
}

export const Nobody: Story = { args: { count: 0, item: 'bb03' } }

/** The like is reverted, and the reason is shown. */
export const Failed: Story = {
  args: { item: 'bb05' },
  globals: { scenario: 'serverError' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', {}, { timeout: 10_000 })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText(saying(messages.failed))).toBeVisible(), {
      timeout: 10_000,
    })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl', item: 'bb04' } }
