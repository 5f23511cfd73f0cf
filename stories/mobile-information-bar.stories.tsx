import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { messages } from '../blocks/mobile-information-bar/messages'
import type { Direction } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface MobileInformationBarStoryProps {
  readonly hasEmail: boolean
  readonly hasPhone: boolean
  readonly hasLocation: boolean
  readonly hasHours: boolean
  readonly direction?: Direction
}

const day = { text: '10am to 5pm', ranges: [{ from: 600, to: 1020 }] }
const evening = {
  text: '',
  ranges: [
    { from: 600, to: 1020 },
    { from: 1080, to: 60 },
  ],
}

/** How to reach the owner, at the bottom of windows up to 1024 pixels wide. */
export function MobileInformationBar({
  hasEmail,
  hasPhone,
  hasLocation,
  hasHours,
  direction,
}: MobileInformationBarStoryProps) {
  const context = {
    website: {
      timeZone: 'Europe/London',
      location: { addressTitle: 'The Lighthouse', addressLine1: '1 Harbour Road', addressLine2: 'Skerry Island' },
    },
    websiteSettings: {
      mobileInfoBarSettings: {
        style: 2,
        isContactEmailEnabled: hasEmail,
        isContactPhoneNumberEnabled: hasPhone,
        isLocationEnabled: hasLocation,
        isBusinessHoursEnabled: hasHours,
      },
      contactEmail: 'keeper@skerry.example',
      contactPhoneNumber: '+44 (0)1632 960 123',
      businessHours: { tuesday: day, wednesday: day, thursday: day, friday: evening, saturday: evening },
    },
  }
  return <ServedMarkup html="<p>The page above it.</p>" context={context} direction={direction} />
}

const meta = {
  title: 'Blocks/Mobile information bar',
  component: MobileInformationBar,
  excludeStories: ['MobileInformationBar'],
  args: { hasEmail: true, hasPhone: true, hasLocation: true, hasHours: true },
  play: async () => {
    // If the window of the stories is wider than a tablet, there is nothing to see.
    if (!matchMedia('(max-width: 1024px)').matches) return
    const bar = await screen.findByRole('region', { name: saying(messages.title) }, { timeout: 10_000 })
    await expect(bar).toBeVisible()
  },
} satisfies Meta<typeof MobileInformationBar>

export default meta
type Story = StoryObj<typeof meta>

export const AllEntries: Story = {}

export const PhoneOnly: Story = { args: { hasEmail: false, hasLocation: false, hasHours: false } }

export const HoursOpen: Story = {
  play: async () => {
    if (!matchMedia('(max-width: 1024px)').matches) return
    await userEvent.click(
      await screen.findByRole('button', { name: saying(messages.businessHours) }, { timeout: 10_000 }),
    )
    await expect(screen.getByRole('group', { name: saying(messages.hours) })).toBeVisible()
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
