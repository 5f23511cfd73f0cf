import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/video/messages'
import { film } from '../mocks/site/media/film'
import { messages as videoMessages } from '../src/ui/videoMessages'
import { type Direction, directions, dirOf } from './support/direction'
import { imageDataUrl } from './support/images'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'
import { nativeVideoMarkup, videoBackgroundMarkup, videoMarkup } from './support/videoMarkup'

interface VideoStoryProps {
  /** The titles of the videos. The overlay shows the title if there is no image. */
  readonly titles: readonly string[]
  /** Whether the video has a poster image. */
  readonly hasPoster: boolean
  readonly direction: Direction
}

/** B11 Video: embedded videos with an overlay. */
export function Video({ titles, hasPoster, direction }: VideoStoryProps) {
  const posterUrl = (number: number) => (hasPoster ? imageDataUrl({ width: 1600, height: 900, number }) : '')
  const videos = titles.map((title, index) => videoMarkup(title, '', posterUrl(index + 1)))
  return (
    <div dir={dirOf(direction)} style={{ maxInlineSize: 560 }}>
      <ServedMarkup html={videos.join('<br>')} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Video',
  component: Video,
  excludeStories: ['Video'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { titles: ['The light, in a south-westerly'], hasPoster: true, direction: 'page' },
  play: untilMounted,
} satisfies Meta<typeof Video>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is requested from a provider before the click. */
export const Overlay: Story = {}

export const WithoutPoster: Story = { args: { hasPoster: false } }

export const RightToLeft: Story = { args: { hasPoster: false, direction: 'rtl', titles: ['المنارة في الليل'] } }

export const Playing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saying(videoMessages.playTitled) }))
    await expect(await canvas.findByTitle('The light, in a south-westerly')).toBeVisible()
  },
}

/** Starting one video stops the other and shows its overlay again. */
export const OneAtATime: Story = {
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { titles: ['The first boat', 'The last boat'] },
  play: async ({ canvas }) => {
    await untilMounted()
    const [first, second] = await canvas.findAllByRole('button', { name: saying(videoMessages.playTitled) })
    await userEvent.click(first!)
    await waitFor(() => expect(first).not.toBeVisible())
    await userEvent.click(second!)
    await waitFor(() => expect(first).toBeVisible())
    await expect(canvas.queryByTitle('The first boat')).toBeNull()
  },
}

/** How the player fills its box while playing: `data-mode` is none, fit or fill. */
export const Modes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {['none', 'fit', 'fill'].map((mode) => (
        <ServedMarkup
          key={mode}
          html={videoMarkup(mode, '', imageDataUrl({ width: 900, height: 900, number: 1 }), mode)}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: saying(videoMessages.playTitled, { title: 'fit' }) }),
    )
    const frame = await canvas.findByTitle('fit')
    await expect(frame.offsetHeight).toBeLessThan(frame.offsetWidth)
  },
}

const filmFile = () => {
  const bytes = Uint8Array.from(atob(film), (letter) => letter.charCodeAt(0))
  return new HttpResponse(bytes, { headers: { 'Content-Type': 'video/webm', 'Content-Length': `${bytes.length}` } })
}

/** A video hosted by the site, in the browser's own player: six seconds, served by the mock worker. */
export const Native: Story = {
  parameters: { controls: { disable: true }, msw: { handlers: [http.get('*/the-light.webm', filmFile)] } },
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <ServedMarkup html={nativeVideoMarkup('the-light.webm', { filename: 'The light.webm', aspectRatio: 16 / 9 })} />
    </div>
  ),
  play: async ({ canvas }) => {
    const video = await canvas.findByLabelText<HTMLVideoElement>('The light')
    await waitFor(() => expect(video.duration).toBeGreaterThan(5), { timeout: 15_000 })
    video.muted = true
    await video.play()
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), { timeout: 15_000 })
    video.pause()
  },
}

export const NativeMissingFile: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <ServedMarkup html={nativeVideoMarkup('lost.webm')} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.failed), {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** A video block without a file. */
export const NativeWithoutFile: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <ServedMarkup html={nativeVideoMarkup('')} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.failed), {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** A file behind the content of a section. A button pauses it; with reduced motion only the image is shown. */
export const Background: Story = {
  parameters: { controls: { disable: true }, msw: { handlers: [http.get('*/the-light.webm', filmFile)] } },
  render: () => (
    <ServedMarkup
      html={videoBackgroundMarkup('the-light.webm', imageDataUrl({ width: 1600, height: 900, number: 1 }))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(canvasElement.querySelectorAll('video')).toHaveLength(isStill ? 0 : 1)
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}
