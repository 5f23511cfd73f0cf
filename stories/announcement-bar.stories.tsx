import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { messages } from '../blocks/announcement-bar/messages'
import type { Direction } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface AnnouncementBarStoryProps {
  /** The HTML of `announcementBarSettings.text`. */
  readonly text: string
  /** The URL that the whole bar links to; empty for none. */
  readonly url: string
  /** Whether the template has a placeholder for the bar. Without one, the bar is the first element of the page. */
  readonly hasDropzone: boolean
  readonly direction?: Direction
}

/** The owner's announcement above the page, until the visitor closes it. */
export function AnnouncementBar({ text, url, hasDropzone, direction }: AnnouncementBarStoryProps) {
  const clickthroughUrl = url ? { url, newWindow: true } : null
  const context = { websiteSettings: { announcementBarSettings: { style: 2, text, clickthroughUrl } } }
  const dropzone = hasDropzone ? '<div class="sqs-announcement-bar-dropzone"></div>' : ''
  return <ServedMarkup html={`${dropzone}<p>The page below it.</p>`} context={context} direction={direction} />
}

const meta = {
  title: 'Blocks/Announcement bar',
  component: AnnouncementBar,
  excludeStories: ['AnnouncementBar'],
  args: { text: '<p>The ferry is cancelled on Sunday.</p>', url: '', hasDropzone: true },
  play: async () => {
    const bar = await screen.findByRole('region', { name: saying(messages.title) }, { timeout: 10_000 })
    await expect(bar).toBeVisible()
  },
} satisfies Meta<typeof AnnouncementBar>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

/** The whole bar is a link. */
export const Link: Story = { args: { url: 'https://example.org' } }

/** The link in the text leads to another page than the rest of the bar. */
export const LinkInLink: Story = {
  args: {
    url: 'https://example.org',
    text: '<p>The ferry is cancelled on Sunday. <a href="#keeper">Ask the keeper</a> for a boat.</p>',
  },
}

export const Long: Story = {
  args: { text: `<p>${'The ferry is cancelled on Sunday, and so is the concert in the harbour. '.repeat(4)}</p>` },
}

/** Without a placeholder in the template. */
export const WithoutDropzone: Story = { args: { hasDropzone: false } }

export const RightToLeft: Story = { args: { direction: 'rtl', url: 'https://example.org' } }
