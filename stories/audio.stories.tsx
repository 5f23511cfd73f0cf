import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { messages } from '../blocks/audio/messages'
import { renderMedia } from '../mocks/site/media/index'
import { albumMarkup, audioMarkup, type ServedSound } from './support/audioMarkup'
import { type Direction, directions, dirOf } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface AudioStoryProps extends ServedSound {
  /** The page's direction, or always right-to-left. */
  readonly direction: Direction
  /** The template's colours around the block. */
  readonly background: string
  readonly color: string
}

/** B12 Audio and album: sounds that play in the page. */
export function Audio({ direction, background, color, ...sound }: AudioStoryProps) {
  return (
    <div dir={dirOf(direction)} style={{ background, color, padding: 24 }}>
      <ServedMarkup html={audioMarkup(sound)} />
    </div>
  )
}

/** Serves the sounds of the demo site, so that a story is audible. */
const sounds = http.get<{ name: string }>('*/:name.wav', ({ params }) => {
  const sound = renderMedia(`/media/${params.name}.wav`)
  if (!sound) return new HttpResponse(null, { status: 404 })
  return new HttpResponse(sound.body as BodyInit, { headers: { 'Content-Type': 'audio/wav' } })
})

const meta = {
  title: 'Blocks/Audio',
  component: Audio,
  excludeStories: ['Audio'],
  args: {
    url: 'bell-buoy.wav',
    title: 'Bell buoy, from the boat',
    author: 'The harbour office',
    milliseconds: '12000',
    hasDownload: true,
    direction: 'page',
    background: '#fff',
    color: '#16181a',
  },
  argTypes: {
    design: { control: 'radio', options: ['minimal', 'legacy'] },
    theme: { control: 'radio', options: ['light', 'dark'] },
    direction: { control: 'radio', options: directions },
    background: { control: 'color' },
    color: { control: 'color' },
  },
  parameters: { msw: { handlers: [sounds] } },
  play: untilMounted,
} satisfies Meta<typeof Audio>

export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = {}

export const OnDarkBackground: Story = { args: { background: '#16181a', color: '#fff' } }

export const Legacy: Story = { args: { design: 'legacy' } }

export const LegacyDark: Story = { args: { design: 'legacy', theme: 'dark' } }

/** The visitor can seek once the file's metadata has its length. */
export const UnknownLength: Story = { args: { milliseconds: '', author: '', hasDownload: false } }

export const RightToLeft: Story = { args: { direction: 'rtl', title: 'جرس العوامة', author: 'مكتب الميناء' } }

export const WithoutTitle: Story = { args: { title: '', author: '' } }

/** Each track plays in place. Starting one pauses the others. */
export const Album: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ServedMarkup
      html={albumMarkup(
        Object.entries({
          'bell-buoy': 'Bell buoy, from the boat',
          'the-slip': 'The slip at six',
          'low-water': 'Low water',
        }).map(([name, title]) => ({ url: `${name}.wav`, title })),
      )}
    />
  ),
}

export const MissingFile: Story = {
  args: { url: 'lost.wav' },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    // A synthetic click may not start playback, so preload the file.
    for (const audio of canvasElement.querySelectorAll('audio')) audio.preload = 'auto'
    await expect(await canvas.findByText(saying(messages.failed), {}, { timeout: 10_000 })).toBeVisible()
  },
}
