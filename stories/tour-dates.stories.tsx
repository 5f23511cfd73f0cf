import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages } from '../blocks/tour-dates/messages'
import { tourBand } from '../mocks/fixtures/tour'
import { type Direction, directions } from './support/direction'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

const stories = { address: '/api/tour-dates/artists/{artist}/events', appId: 'stories' }

interface TourDatesStoryProps {
  readonly artistId: string
  readonly timeframe: string
  readonly startDate?: number
  readonly endDate?: number
  readonly width: string
  readonly direction: Direction
  /** The page's `website.tourDateSettings`. */
  readonly settings: { readonly [key: string]: string }
  readonly isRestrictive: boolean
}

/** An artist's concerts. */
export function TourDates({ width, direction, settings, isRestrictive, ...options }: TourDatesStoryProps) {
  const json = JSON.stringify(options).replaceAll('"', '&quot;')
  const html = `<div class="sqs-block sqs-block-tourdates" data-block-json="${json}"><div class="sqs-block-content"></div></div>`
  const cookieSettings = { isRestrictiveCookiePolicyEnabled: isRestrictive }
  return (
    <div style={{ maxWidth: width }}>
      <ServedMarkup
        html={html}
        direction={direction}
        context={{ website: { tourDateSettings: settings }, cookieSettings }}
      />
    </div>
  )
}

const meta = {
  title: 'Blocks/Tour dates',
  component: TourDates,
  excludeStories: ['TourDates'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: {
    ...{ artistId: tourBand.name, timeframe: 'upcoming', width: '50rem', direction: 'page' },
    ...{ settings: stories, isRestrictive: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The Boat Shed', {}, patience)).toBeVisible()
  },
} satisfies Meta<typeof TourDates>

export default meta
type Story = StoryObj<typeof meta>

export const Upcoming: Story = {}

export const Past: Story = {
  args: { timeframe: 'past' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The Green Note', {}, patience)).toBeVisible()
  },
}

export const AllOfThem: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saying(messages.more) }, patience))
    await expect(canvas.getByText('The Green Note')).toBeVisible()
  },
}

export const None: Story = {
  args: { timeframe: 'range', startDate: Date.UTC(1999, 5, 1), endDate: Date.UTC(1999, 7, 31) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.none), {}, patience)).toBeVisible()
  },
}

/** The provider has not responded yet. */
export const Loading: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.loading), {}, patience)).toBeVisible()
  },
}

/** The provider does not know the artist. */
export const Failed: Story = {
  args: { artistId: 'Nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.failed), {}, patience)).toBeVisible()
    await expect(canvas.getByRole('button', { name: saying(messages.retry) })).toBeVisible()
  },
}

/** The dates belong to a third party, and the site requires consent. */
export const Consent: Story = {
  args: {
    settings: { address: 'https://tours.invalid/artists/{artist}/events', appId: 'stories' },
    isRestrictive: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: saying(messages.agree) }, patience)).toBeVisible()
  },
}

export const Narrow: Story = { args: { width: '18rem' } }

export const RightToLeft: Story = { args: { direction: 'rtl' } }
