import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages } from '../blocks/comment-count/messages'
import { comments } from '../mocks/fixtures/comments'
import { type Direction, directions, dirOf } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

const patient = { timeout: 15_000 }

interface CommentCountStoryProps {
  readonly itemId: string
  readonly direction: Direction
  /** The script of each shortname is loaded once for all stories. */
  readonly shortname: string
}

/** B18 A link to comments, in the platform's markup, with a stand-in for the host's counter. */
export function CommentCount({ itemId, direction, shortname }: CommentCountStoryProps) {
  const html = `<p><a href="#comments-${itemId}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${itemId}"></a></p>`
  const context = {
    website: { commentSettings: { counter: '/api/comments/stand-ins/{shortname}/count.js' } },
    websiteSettings: { commentsEnabled: true, disqusShortname: shortname },
  }
  return (
    <div dir={dirOf(direction)}>
      <ServedMarkup html={html} context={context} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Comment count',
  component: CommentCount,
  excludeStories: ['CommentCount'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { itemId: Object.keys(comments)[0] ?? '', direction: 'page', shortname: 'skerry-island' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 Comments' }, patient)).toBeVisible()
  },
} satisfies Meta<typeof CommentCount>

export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {}

export const Nobody: Story = {
  args: { itemId: 'i0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '0 Comments' }, patient)).toBeVisible()
  },
}

/** Before the counter has loaded, and if it never does. */
export const NotCounted: Story = {
  args: { shortname: 'nobody' },
  globals: { scenario: 'providersHang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: saying(messages.comments) }, patient)).toBeVisible()
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
