import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messages } from '../blocks/event/messages'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface EventStoryProps {
  readonly title: string
  /** As in `<time datetime>`. */
  readonly start: string
  readonly end: string
  /** Whether the server has rendered the link. */
  readonly hasLink: boolean
}

/** An event that visitors can save in their own calendar. */
export function SavedEvent({ title, start, end, hasLink }: EventStoryProps) {
  const link = hasLink ? '<p><a data-event-file href="#seals">Save the date</a></p>' : ''
  const html = `<article data-block-type="event" id="seals"><h2>${title}</h2>
    <p><time datetime="${start}">${start}</time> to <time datetime="${end}">${end}</time></p>${link}</article>`
  return <ServedMarkup html={html} context={{ website: { timeZone: 'Europe/London' } }} />
}

const meta = {
  title: 'Blocks/Event',
  component: SavedEvent,
  excludeStories: ['SavedEvent'],
  args: { title: 'Seal count', start: '2027-06-13T10:00', end: '2027-06-13T16:00', hasLink: true },
  play: async ({ canvas, args }) => {
    const name = args.hasLink ? 'Save the date' : saying(messages.saveEvent, { title: args.title })
    const link = await canvas.findByRole('link', { name }, patience)
    await waitFor(() => expect(link).toHaveAttribute('download', 'seals.ics'))
  },
} satisfies Meta<typeof SavedEvent>

export default meta
type Story = StoryObj<typeof meta>

export const WithATime: Story = {}

export const WholeDays: Story = { args: { start: '2026-12-19', end: '2026-12-20' } }

/** Skerry adds the link. */
export const WithoutALink: Story = { args: { hasLink: false } }

export const LongTitle: Story = {
  args: {
    title: `${'Seal count, with tea and dry socks for all who came by boat, '.repeat(4)}weather permitting`,
    hasLink: false,
  },
}

export const RightToLeft: Story = {
  args: { hasLink: false },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
