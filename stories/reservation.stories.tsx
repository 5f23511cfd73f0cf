import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messages } from '../blocks/reservation/messages'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

const patient = { timeout: 15_000 }
const source = '/api/reservations/stand-ins/opentable?rid=1234567'
const reservationSettings = {
  opentable: '/api/reservations/stand-ins/opentable',
  tock: '/api/reservations/stand-ins/tock',
}

interface ReservationStoryProps {
  readonly provider: 'opentable' | 'tock'
  readonly variant?: 'reservations' | 'events'
  readonly width: string
  readonly source?: string
  readonly isLoggedIn?: boolean
  /** Whether the scripts are the providers' own, on a site that requires consent. */
  readonly asks?: boolean
}

/** B17 Reservation, in the platform's markup, with stand-ins for the providers' scripts. */
export function Reservation({ provider, variant, width, source, isLoggedIn, asks }: ReservationStoryProps) {
  const openTable = `<div class="sqs-block sqs-block-opentable-v2" data-script-src="${source}"><div class="sqs-block-content"><div class="squarespace-opentable-new-age-wrapper"></div></div></div>`
  const tock = `<div class="sqs-block sqs-block-tock"><div class="sqs-block-content"><div id="Tock_widget_container" data-tock-business-slug="skerry-bakehouse" data-tock-variant="${variant ?? ''}"></div></div></div>`
  const context = {
    website: asks ? {} : { reservationSettings },
    cookieSettings: { isRestrictiveCookiePolicyEnabled: asks },
    ...(isLoggedIn ? { authenticatedAccount: { id: 'a1' } } : {}),
  }
  return (
    <div style={{ maxWidth: width }}>
      <ServedMarkup html={provider === 'tock' ? tock : openTable} context={context} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Reservation',
  component: Reservation,
  excludeStories: ['Reservation'],
  args: { provider: 'opentable', width: '60rem', source },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe, .TockWidgetWrapper')).not.toBeNull(), patient)
  },
} satisfies Meta<typeof Reservation>

export default meta
type Story = StoryObj<typeof meta>

export const OpenTable: Story = {}

export const OpenTableNarrow: Story = { args: { width: '20rem' } }

export const Tock: Story = { args: { provider: 'tock' } }

export const TockEvents: Story = { args: { provider: 'tock', variant: 'events' } }

export const TockStacked: Story = { args: { provider: 'tock', width: '20rem' } }

export const LoggedIn: Story = {
  args: { isLoggedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.preview), {}, patient)).toBeVisible()
  },
}

export const Consent: Story = {
  args: { asks: true, source: 'https://www.opentable.com/widget/reservation/loader?rid=1234567' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: saying(messages.agree) }, patient)).toBeVisible()
  },
}

export const Loading: Story = {
  // A separate URL: in the next stories the browser would otherwise wait for this request, which never ends.
  args: { source: `${source}&story=loading` },
  globals: { scenario: 'providersHang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.loading), {}, patient)).toBeVisible()
  },
}

export const Failed: Story = {
  globals: { scenario: 'missingProviders' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.failed), {}, patient)).toBeVisible()
    await expect(canvas.getByRole('link', { name: saying(messages.book, { provider: 'OpenTable' }) })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { source: 'https://tables.invalid/loader.js' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.unavailable), {}, patient)).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { scenario: 'missingProviders' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.failed), {}, patient)).toBeVisible()
  },
}
