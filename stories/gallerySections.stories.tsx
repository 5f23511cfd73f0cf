import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { makeSlides } from './support/galleryMarkup'
import { imageDataUrl } from './support/images'
import { ServedMarkup } from './support/ServedMarkup'
import { type SectionKind, sectionGallery, sectionStyles } from './support/sectionMarkup'
import { untilMounted } from './support/untilMounted'

interface SectionStoryProps {
  kind: SectionKind
  /** For slideshows, in percent of the window's height. */
  galleryHeight: number
  autoplayEnabled: boolean
  /** How long each slide is shown, in ms. */
  slideDurationMs: number
}

const titles = ['Morning on the ridge', 'The old pines', 'Down to the harbour']
const slides = makeSlides([
  [1500, 1000],
  [1600, 900],
  [1800, 760],
]).map((slide, index) => ({ ...slide, title: titles[index] }))

function Section({ kind, ...props }: SectionStoryProps) {
  const html = `<style>${sectionStyles}</style>${sectionGallery({ kind, slides, props, urlOf: imageDataUrl })}`
  return (
    <main style={{ paddingBlockEnd: 48 }}>
      <h1 style={{ paddingInline: 20 }}>Harbour &amp; Pine</h1>
      <ServedMarkup html={html} />
    </main>
  )
}

/**
 * The galleries of whole sections, on pages that lack the template's script for them. The template's style sheet lays
 * them out. A script that loads later takes over.
 */
const meta = {
  title: 'Blocks/Gallery/Sections',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'slideshow', galleryHeight: 60, autoplayEnabled: false, slideDurationMs: 5000 },
  argTypes: { kind: { control: 'radio', options: ['slideshow', 'fullscreen-slideshow', 'reel'] } },
  play: async ({ canvas }) => {
    await untilMounted()
    await waitFor(() => expect(canvas.getAllByRole('img')[0]).toHaveClass('loaded'), { timeout: 15_000 })
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

/** With thumbnails and captions. */
export const Slideshow: Story = {}

/** As wide as the window, with bullets and autoplay. */
export const FullscreenSlideshow: Story = {
  args: { kind: 'fullscreen-slideshow', autoplayEnabled: true, slideDurationMs: 1500 },
}

/** With the height that the template sets. */
export const Reel: Story = { args: { kind: 'reel' } }
