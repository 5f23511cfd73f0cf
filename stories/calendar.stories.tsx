import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages } from '../blocks/calendar/messages'
import { eventsCollection } from '../mocks/fixtures/calendar'
import { format } from '../src/language/format'
import { type Direction, directions } from './support/direction'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface CalendarStoryProps {
  readonly collectionId: string
  /** The page's `website.timeZone`. */
  readonly timeZone: string
  readonly width: string
  readonly direction: Direction
}

/** The events of a collection, month by month. */
export function EventCalendar({ collectionId, timeZone, width, direction }: CalendarStoryProps) {
  const json = JSON.stringify({ collectionId }).replaceAll('"', '&quot;')
  const html = `<div class="sqs-block sqs-block-calendar" data-block-json="${json}"><div class="sqs-block-content"></div></div>`
  return (
    <div style={{ maxWidth: width }}>
      <ServedMarkup html={html} direction={direction} context={{ website: { timeZone } }} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Calendar',
  component: EventCalendar,
  excludeStories: ['EventCalendar'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { collectionId: eventsCollection.id, timeZone: 'Europe/London', width: '70rem', direction: 'page' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Bread club' }, patience))[0]).toBeVisible()
  },
} satisfies Meta<typeof EventCalendar>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

/** Dots replace the titles. */
export const Medium: Story = { args: { width: '50rem' } }

export const Narrow: Story = { args: { width: '18rem' } }

/** The days of a site on the other side of the world. Each event also shows the visitor’s own time. */
export const FarAway: Story = { args: { timeZone: 'Pacific/Auckland' } }

export const OneDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole(
      'gridcell',
      { name: (name) => name.includes(`, ${format(messages.dayEvents, { count: 2 })}`) },
      patience,
    )
    if (!day) throw new Error('No day has two events.')
    await userEvent.click(day)
    await expect(day).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: saying(messages.wholeMonth) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Soup night' })).toBeVisible()
  },
}

/** The month is loading; its box already has its final height. */
export const Loading: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.loading), {}, patience)).toBeVisible()
  },
}

export const EmptyMonth: Story = {
  globals: { scenario: 'noEvents' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.noneInMonth), {}, patience)).toBeVisible()
  },
}

/** The collection no longer exists. */
export const Failed: Story = {
  args: { collectionId: 'nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.failed), {}, patience)).toBeVisible()
    await expect(canvas.getByRole('button', { name: saying(messages.retry) })).toBeVisible()
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
