import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages } from '../blocks/embed/messages'
import { type Direction, directions, dirOf } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface EmbedStoryProps {
  /** The HTML that the owner pasted. */
  readonly html: string
  /** Whether the site requires consent to cookies. */
  readonly isRestrictive: boolean
  readonly direction: Direction
  /** The URL of a track, for a SoundCloud block. */
  readonly track?: string
}

/** HTML that an owner pasted into an embed block. The frames of these stories are empty pages. */
export function Embed({ html, isRestrictive, direction, track }: EmbedStoryProps) {
  const kind = track ? 'soundcloud' : 'embed'
  const json = JSON.stringify({ html, url: track })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return (
    <div dir={dirOf(direction)} style={{ maxWidth: '40rem' }}>
      <ServedMarkup
        html={`<div class="sqs-block sqs-block-${kind}" data-block-json="${json}"><div class="sqs-block-content"></div></div>`}
        context={{ cookieSettings: { isRestrictiveCookiePolicyEnabled: isRestrictive } }}
      />
    </div>
  )
}

const patient = { timeout: 10_000 }

const meta = {
  title: 'Blocks/Embed',
  component: Embed,
  excludeStories: ['Embed'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: {
    html: '<iframe src="/favicon.svg" title="The harbour" width="640" height="360"></iframe>',
    isRestrictive: false,
    direction: 'page',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('The harbour', {}, patient)).toBeVisible()
  },
} satisfies Meta<typeof Embed>

export default meta
type Story = StoryObj<typeof meta>

export const Frame: Story = {}

/** A third party’s embed, before the visitor agrees. */
export const Card: Story = {
  args: {
    html: '<iframe src="https://tides.invalid/" title="Tides at Arden slip" width="640" height="360"></iframe>',
    isRestrictive: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: saying(messages.agree) }, patient)).toBeVisible()
  },
}

/** A SoundCloud track, before the visitor agrees. */
export const SoundCloud: Story = {
  args: { html: '', track: 'https://soundcloud.com/skerry/bell-buoy', isRestrictive: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(saying(messages.note, { host: 'w.soundcloud.com' }), {}, patient),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: saying(messages.agree) })).toBeVisible()
  },
}

/** The card in a narrow column, right to left. */
export const RightToLeft: Story = {
  args: { ...Card.args, direction: 'rtl' },
  play: Card.play,
}

/** A quoted post whose script is unknown: only the text remains. */
export const Post: Story = {
  args: {
    html: '<blockquote><p>The first boat is late.</p><p>Una, 7.52</p></blockquote>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first boat is late.', {}, patient)).toBeVisible()
  },
}

/** The sanitiser fails, so the pasted markup is not shown. */
export const Failed: Story = {
  args: Post.args,
  beforeEach: () => {
    // Browsers with their own sanitiser use this method; it is not in the types yet.
    const elements = Element.prototype as { setHTML?: () => void }
    const own = Object.getOwnPropertyDescriptor(elements, 'setHTML')
    elements.setHTML = function fail(this: Element) {
      this.querySelectorAll = () => {
        throw new Error('The sanitiser of this story fails.')
      }
    }
    // The block reports the error to the page. Without a listener it would fail the test.
    const expected = () => {}
    addEventListener('error', expected)
    return () => {
      removeEventListener('error', expected)
      if (own) Object.defineProperty(elements, 'setHTML', own)
      else delete elements.setHTML
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.failed), {}, patient)).toBeVisible()
    await expect(canvas.getByRole('button', { name: saying(messages.retry) })).toBeVisible()
  },
}
