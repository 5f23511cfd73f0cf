import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/share/messages'
import { type Direction, directions } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface ShareStoryProps {
  readonly title: string
  readonly imageUrl: string
  readonly direction: Direction
}

/** B18 Share button, in the platform's markup. */
export function Share({ title, imageUrl, direction }: ShareStoryProps) {
  const html = `<span class="squarespace-social-buttons inline-style" data-record-type="1" data-full-url="/journal/the-light" data-title="${title}" data-asset-url="${imageUrl}"></span>`
  return <ServedMarkup html={html} direction={direction} />
}

const meta = {
  title: 'Blocks/Share',
  component: Share,
  excludeStories: ['Share'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { title: 'The light', imageUrl: 'https://example.com/light.jpg', direction: 'page' },
  // Links, because the browser's share sheet cannot be operated by a test.
  beforeEach: () => {
    const { share } = navigator
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    return () => Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', {}, { timeout: 10_000 })
  },
} satisfies Meta<typeof Share>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Links: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', {}, { timeout: 10_000 }))
    await expect(canvas.getByRole('link', { name: 'Pinterest' })).toBeVisible()
  },
}

/** An image network needs an image. */
export const WithoutImage: Story = {
  args: { imageUrl: '' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', {}, { timeout: 10_000 }))
    await expect(canvas.getByRole('link', { name: saying(messages.email) })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Pinterest' })).toBeNull()
  },
}

export const RightToLeft: Story = { ...Links, args: { direction: 'rtl' } }
