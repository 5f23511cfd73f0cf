import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { openLightbox } from '../src/ui/lightbox'
import type { LightboxSlide } from '../src/ui/lightboxOptions'
import { imageDataUrl } from './support/images'
import { makeImages } from './support/lightboxMarkup'
import { closeOverlays, inOverlay } from './support/overlay'

interface LightboxDemoProps {
  /** The overlay's theme. */
  theme: 'dark' | 'light'
  /** The transition for controls and keys. */
  transition: 'fade' | 'swipe'
  /** The number of slides. */
  count: number
  /** `long` is HTML of several paragraphs. */
  captions: 'none' | 'short' | 'long'
  /** Whether the second slide plays a video. */
  hasVideo: boolean
  /** Whether the images fail to load. */
  isBroken: boolean
}

const long = `<p>Seen from <a href="#north">the northern path</a>, an hour after the rain.</p>${'<p>The ferry comes twice a day, except in January, when it comes when it can.</p>'.repeat(8)}`
const descriptions = { none: '', short: 'An hour after the rain.', long }

/** Images as buttons that open the lightbox. */
export function LightboxDemo({ theme, transition, count, captions, hasVideo, isBroken }: LightboxDemoProps) {
  const place = useRef<HTMLDivElement>(null)
  const images = makeImages(count)
  const open = (index: number, opener: HTMLElement) => {
    const thumbnails = [...(place.current?.querySelectorAll('img') ?? [])]
    const slides = images.map((image, at): LightboxSlide => {
      const isVideo = hasVideo && at === 1
      return {
        id: '',
        url: '',
        image: thumbnails[at] ?? null,
        ...(isBroken ? { source: 'data:image/png;base64,AAAA' } : {}),
        dimensions: image,
        title: captions === 'none' ? '' : `Image ${image.number}`,
        description: descriptions[captions],
        video: isVideo ? document.querySelector<HTMLElement>('#player') : null,
        clickThroughUrl: '',
      }
    })
    void openLightbox({ theme, transition, slides, index, opener })
  }
  return (
    <main>
      <h1>Harbour &amp; Pine</h1>
      <div ref={place} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {images.map((image, index) => (
          <button type="button" key={image.number} onClick={({ currentTarget }) => open(index, currentTarget)}>
            <img src={imageDataUrl(image)} alt={`Hills, number ${image.number}`} width={120} height={80} />
          </button>
        ))}
      </div>
      {hasVideo && (
        <div hidden>
          <div id="player" style={{ background: '#233' }}>
            <button type="button">Play the video</button>
          </div>
        </div>
      )}
    </main>
  )
}

const meta = {
  title: 'Interface/Lightbox',
  component: LightboxDemo,
  excludeStories: ['LightboxDemo'],
  args: { theme: 'dark', transition: 'swipe', count: 5, captions: 'short', hasVideo: false, isBroken: false },
  argTypes: {
    theme: { control: 'radio', options: ['dark', 'light'] },
    transition: { control: 'radio', options: ['swipe', 'fade'] },
    captions: { control: 'radio', options: ['none', 'short', 'long'] },
  },
  beforeEach: closeOverlays,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hills, number 1' }))
    await waitFor(() => expect(inOverlay('[role="dialog"]')).toBeVisible(), { timeout: 10_000 })
  },
} satisfies Meta<typeof LightboxDemo>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {}

export const Light: Story = { args: { theme: 'light' } }

/** Controls and keys use a fade; touch still swipes. */
export const FadeTransition: Story = { args: { transition: 'fade' } }

export const LongCaptions: Story = { args: { captions: 'long' } }

export const WithoutCaptions: Story = { args: { captions: 'none' } }

/** The close button is the only control. */
export const OneSlide: Story = { args: { count: 1 } }

export const Video: Story = {
  args: { hasVideo: true },
  play: async (context) => {
    await meta.play(context)
    inOverlay('.next')?.click()
    await waitFor(() => expect(context.canvas.queryByText('Play the video')).toBe(null))
    await expect(document.querySelector('[data-skerry-overlay] #player')).toBeVisible()
  },
}

/** The thumbnail stays, with a retry button. */
export const FailedImage: Story = {
  args: { isBroken: true },
  play: async (context) => {
    await meta.play(context)
    await waitFor(() => expect(inOverlay('.retry')).toBeVisible(), { timeout: 10_000 })
  },
}

/** On a small phone there are no arrows, and captions are shown on request. */
export const Mobile: Story = {
  args: { captions: 'long' },
  globals: { viewport: { value: 'mobile1' } },
}
