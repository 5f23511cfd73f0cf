import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/gallery/messages'
import { GalleryPage } from './support/GalleryPage'
import { makeSlides, neutralGallery, type ServedSlide, servedGallery } from './support/galleryMarkup'
import { type ImageFixture, imageDataUrl } from './support/images'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface GalleryStoryProps {
  /** The block's design. Other designs have their own stories. */
  design: 'slideshow' | 'stacked' | 'grid'
  /** The platform's markup, or neutral markup that is found by its attributes. */
  markup: 'served' | 'neutral'
  /** The aspect ratios of the images. */
  shapes: 'alike' | 'mixed' | 'single'
  /** Height in percent of the width; 0 for each image's own aspect ratio. */
  aspectRatio: number
  /** Whether images cover their slide or fit inside it. */
  autoCrop: boolean
  /** Whether the server rendered previous and next. */
  hasServedControls: boolean
  /** Whether the page has its own arrows, a button for each slide, and numbers, outside of the block. */
  hasPageControls: boolean
  /** Whether the owner enabled controls. */
  controls: boolean
  captions: boolean
  /** The edge of the slide where its caption is. */
  metaPosition: 'bottom' | 'top'
  thumbnails: boolean
  /** Whether thumbnails are square; else each has its image's aspect ratio. */
  squareThumbs: boolean
  /** In px. */
  thumbnailStripHeight: number
  /** Between thumbnails, in px. */
  thumbnailStripMargin: number
  autoplay: boolean
  /** Seconds. */
  autoplayDuration: number
  random: boolean
  loop: boolean
  /** The effect of a click on a slide. */
  clickBehavior: 'next' | 'previous' | 'half'
  /** The link of the second slide. */
  clickThroughUrl: string
  newWindow: boolean
  /** Whether a click opens the lightbox. */
  lightbox: boolean
  /** Whether the images fail to load. */
  areLost: boolean
  /** Seconds. */
  speed: number
}

const shapes = {
  alike: Array.from({ length: 5 }, () => [1500, 1000] as const),
  mixed: [
    [1500, 1000],
    [900, 1200],
    [1800, 760],
    [1000, 1000],
  ] as const,
  single: [[1500, 1000]] as const,
}
const titles = ['Morning on the ridge', 'The old pines', 'Down to the harbour', 'Evening', 'Home']

function slidesOf(props: GalleryStoryProps): ServedSlide[] {
  return makeSlides(shapes[props.shapes]).map((slide, index) => ({
    ...slide,
    focalPoint: [0.3, 0.35],
    title: props.captions ? titles[index] : undefined,
    clickThroughUrl: index === 1 ? props.clickThroughUrl : '',
  }))
}

const pageElements = {
  previous: '#earlier',
  next: '#later',
  controls: '#images',
  currentIndex: '#image',
  totalSlides: '#of',
}

/** The page's own controls for a gallery with this number of slides. */
function pageControls(count: number): string {
  const buttons = Array.from({ length: count }, (_, index) => `<button>${index + 1}</button>`)
  return `<p><button id="earlier">Earlier</button> <span id="images">${buttons.join(' ')}</span> <button id="later">Later</button></p>
    <p>Image <b id="image"></b> of <b id="of"></b></p>`
}

/** The served markup for these args. */
function htmlOf(props: GalleryStoryProps): string {
  const { design, autoCrop, thumbnails, squareThumbs, hasServedControls, hasPageControls, ...others } = props
  const { autoplayDuration, areLost, ...same } = others
  const data = {
    ...same,
    design,
    thumbnails,
    aspectRatio: props.aspectRatio || null,
    'auto-crop': autoCrop,
    'square-thumbs': squareThumbs,
    'autoplay-duration': autoplayDuration,
    elements: hasPageControls ? pageElements : null,
  }
  const slides = slidesOf(props)
  const urlOf = areLost ? ({ number }: ImageFixture) => `/lost-${number}.png` : imageDataUrl
  if (props.markup === 'neutral') return neutralGallery({ slides, data, urlOf })
  return servedGallery({
    slides,
    data,
    urlOf,
    hasControls: hasServedControls && design !== 'grid',
    hasThumbnails: thumbnails,
    fills: autoCrop,
  })
}

/** B3 Gallery: one slide at a time, with controls, captions and thumbnails. */
export function Gallery(props: GalleryStoryProps) {
  return (
    <GalleryPage>
      <ServedMarkup html={htmlOf(props) + (props.hasPageControls ? pageControls(shapes[props.shapes].length) : '')} />
    </GalleryPage>
  )
}

const meta = {
  title: 'Blocks/Gallery/Slideshow',
  component: Gallery,
  excludeStories: ['Gallery'],
  args: {
    design: 'slideshow',
    markup: 'served',
    shapes: 'alike',
    aspectRatio: 0,
    autoCrop: true,
    hasServedControls: true,
    hasPageControls: false,
    controls: true,
    captions: false,
    metaPosition: 'bottom',
    thumbnails: false,
    squareThumbs: true,
    thumbnailStripHeight: 60,
    thumbnailStripMargin: 10,
    autoplay: false,
    autoplayDuration: 5,
    random: false,
    loop: true,
    clickBehavior: 'next',
    clickThroughUrl: '',
    newWindow: false,
    lightbox: false,
    areLost: false,
    speed: 1,
  },
  argTypes: {
    design: { control: 'radio', options: ['slideshow', 'stacked', 'grid'] },
    markup: { control: 'radio', options: ['served', 'neutral'] },
    shapes: { control: 'radio', options: ['alike', 'mixed', 'single'] },
    metaPosition: { control: 'radio', options: ['bottom', 'top'] },
    clickBehavior: { control: 'radio', options: ['next', 'previous', 'half'] },
  },
  play: async ({ canvas }) => {
    await untilMounted()
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible())
  },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

const current = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('.sqs-active-slide')?.getAttribute('aria-label')

/** The slideshow with the controls of the server's markup. */
export const Slideshow: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Slide' }))
    await waitFor(() => expect(current(canvasElement)).toMatch(saying(messages.slideOf, { number: 2, count: 5 })))
  },
}

/** Without controls from the server the block renders them; the arrow keys work too. */
export const RenderedControls: Story = { args: { hasServedControls: false } }

/** The owner disabled controls: they appear on keyboard focus. */
export const HiddenControls: Story = { args: { hasServedControls: false, controls: false } }

/** The page's own controls, which may be anywhere on it. */
export const PageControls: Story = {
  args: { hasServedControls: false, hasPageControls: true },
  play: async ({ canvas }) => {
    await untilMounted()
    const later = canvas.getByRole('button', { name: 'Later' })
    await waitFor(() => expect(later).toHaveAttribute('aria-controls'))
    await userEvent.click(later)
    await waitFor(() => expect(canvas.getByText('2', { selector: 'b' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: saying(messages.thumbnail, { number: 4 }) }))
    await waitFor(() => expect(canvas.getByText('4', { selector: 'b' })).toBeVisible())
  },
}

/** Each slide in its own aspect ratio, never taller than the viewport. */
export const MixedAspectRatios: Story = { args: { shapes: 'mixed' } }

/** One aspect ratio for all slides; the focal point of each image stays visible. */
export const FixedAspectRatio: Story = { args: { shapes: 'mixed', aspectRatio: 45 } }

/** Images fit inside a fixed aspect ratio. */
export const Uncropped: Story = { args: { shapes: 'mixed', aspectRatio: 45, autoCrop: false } }

export const Captions: Story = { args: { captions: true } }

/** The server's thumbnail strip, linked with the slideshow. */
export const Thumbnails: Story = {
  args: { thumbnails: true },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Slide 3' }))
    await waitFor(() => expect(current(canvasElement)).toMatch(saying(messages.slideOf, { number: 3, count: 5 })))
  },
}

/** Without a strip from the server the block renders one, here in each image's aspect ratio. */
export const RenderedThumbnails: Story = {
  args: { markup: 'neutral', shapes: 'mixed', aspectRatio: 50, thumbnails: true, squareThumbs: false },
}

/** The pause control is first in tab order. */
export const Autoplay: Story = {
  args: { autoplay: true, autoplayDuration: 2 },
  play: async ({ canvas }) => {
    await untilMounted()
    // Paused from the start if the visitor prefers reduced motion.
    const button = await canvas.findByRole('button', {
      name: (name) => name === messages.pause || name === messages.play,
    })
    const before = button.getAttribute('aria-label')
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-label', before))
  },
}

export const RandomOrder: Story = { args: { autoplay: true, autoplayDuration: 1.5, random: true } }

/** Previous is disabled at the first slide, next at the last. */
export const WithoutLoop: Story = { args: { loop: false } }

/** A click on the left half goes to the previous slide, a click on the right half to the next. */
export const ClickOnHalves: Story = { args: { clickBehavior: 'half' } }

/** The second slide is a link. */
export const ClickThrough: Story = {
  args: { clickThroughUrl: '#season', captions: true },
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Slide' }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: saying(messages.open, { name: 'The old pines' }) })).toBeVisible(),
    )
  },
}

/** A single image gets no controls. */
export const SingleSlide: Story = { args: { shapes: 'single' } }

/** A click on an image opens the lightbox, with the other images. */
export const WithLightbox: Story = {
  args: { design: 'grid', shapes: 'mixed', captions: true, lightbox: true },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await waitFor(() => expect(canvasElement.querySelector('img[aria-haspopup="dialog"]')).not.toBeNull())
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(3)
  },
}

/** Images that fail to load keep their space and show a background and their text alternative. */
export const MissingImages: Story = {
  args: { design: 'grid', captions: true, areLost: true },
  play: async ({ canvasElement }) => {
    await untilMounted()
    await waitFor(() => expect(canvasElement.querySelector('.skerry-image-failed')).not.toBeNull(), { timeout: 10_000 })
  },
}

/** Neutral markup, found by `data-block-type` and `data-slide-id`. */
export const NeutralMarkup: Story = { args: { markup: 'neutral' } }
