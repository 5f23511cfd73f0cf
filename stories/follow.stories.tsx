import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messages } from '../blocks/follow/messages'
import { type Direction, directions, dirOf } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

const patient = { timeout: 15_000 }

interface FollowStoryProps {
  readonly username: string
  readonly direction: Direction
  /** A part of the script's URL: the script of each URL is loaded only once for all stories. */
  readonly story: string
  /** Replaces the URL of the script. */
  readonly script?: string
  /** Whether the site requires consent to cookies. */
  readonly isRestrictive?: boolean
}

/** B18 Follow button, in the platform's markup, with a stand-in for the network's script. */
export function Follow({ username, direction, story, script, isRestrictive }: FollowStoryProps) {
  const context = {
    website: { followSettings: { script: script ?? `/api/follow/stand-in?story=${story}` } },
    cookieSettings: { isRestrictiveCookiePolicyEnabled: isRestrictive === true },
  }
  return (
    <div dir={dirOf(direction)}>
      <ServedMarkup
        html={`<div class="squarespace-follow-button" data-username="${username}"></div>`}
        context={context}
      />
    </div>
  )
}

const meta = {
  title: 'Blocks/Follow',
  component: Follow,
  excludeStories: ['Follow'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { username: 'skerrylight', direction: 'page', story: 'drawn' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull(), patient)
  },
} satisfies Meta<typeof Follow>

export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}

/** While the script is loading, or if it fails to load. */
export const Link: Story = {
  args: { story: 'link' },
  globals: { scenario: 'providersHang' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: saying(messages.follow, { account: '@skerrylight' }) }, patient),
    ).toBeVisible()
  },
}

/** The script belongs to a third party and the site requires consent: until it is given, there is only the link. */
export const Consent: Story = {
  args: { script: 'https://widgets.invalid/follow.js', isRestrictive: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('link', { name: saying(messages.follow, { account: '@skerrylight' }) }, patient),
    ).toBeVisible()
    await expect(canvasElement.ownerDocument.querySelector('script[src*="widgets.invalid"]')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { direction: 'rtl', story: 'rtl' },
  globals: { scenario: 'missingProviders' },
  play: Link.play,
}
