import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GalleryPage } from './support/GalleryPage'
import { makeSlides, neutralGallery, type ServedSlide, servedGallery } from './support/galleryMarkup'
import { type Picture, pictureUrl } from './support/images'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface GalleryStoryProps {
  /** The block's design; the others have stories of their own. */
  design: 'slideshow' | 'stacked' | 'grid'
  /** As the platform's server writes it, or in markup that only names what is what. */
  markup: 'served' | 'neutral'
  /** The shapes of the pictures. */
  shapes: 'alike' | 'mixed' | 'single'
  /** Height in percent of the width; 0 for each picture's own shape. */
  aspectRatio: number
  /** Whether pictures cover their slide or stay whole inside it. */
  autoCrop: boolean
  /** Whether the server wrote previous and next. */
  hasServedControls: boolean
  /** Whether the owner wants controls. */
  controls: boolean
  captions: boolean
  /** At which edge of a slide its caption stands. */
  metaPosition: 'bottom' | 'top'
  thumbnails: boolean
  /** Whether thumbnails are squares; else each has its picture's shape. */
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
  /** What a click on a slide does. */
  clickBehavior: 'next' | 'previous' | 'half'
  /** Where a click on the second slide leads. */
  clickThroughUrl: string
  newWindow: boolean
  /** Whether a click opens the pictures above the page. */
  lightbox: boolean
  /** Whether the server has lost the pictures. */
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

/** What the server would send for these choices. */
function htmlOf(props: GalleryStoryProps): string {
  const { design, autoCrop, thumbnails, squareThumbs, hasServedControls, autoplayDuration, areLost, ...same } = props
  const data = {
    ...same,
    design,
    thumbnails,
    aspectRatio: props.aspectRatio || null,
    'auto-crop': autoCrop,
    'square-thumbs': squareThumbs,
    'autoplay-duration': autoplayDuration,
  }
  const slides = slidesOf(props)
  const urlOf = areLost ? ({ number }: Picture) => `/lost-${number}.png` : pictureUrl
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

/** B3 Gallery: slides one upon the other, with controls, captions and thumbnails. */
export function Gallery(props: GalleryStoryProps) {
  return (
    <GalleryPage>
      <ServedMarkup html={htmlOf(props)} />
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

/** The slideshow as the server writes it, with its own controls. */
export const Slideshow: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Slide' }))
    await waitFor(() => expect(current(canvasElement)).toBe('2 of 5'))
  },
}

/** No controls from the server: ours, and the keyboard's arrows. */
export const DrawnControls: Story = { args: { hasServedControls: false } }

/** The owner wants no controls: they appear when the keyboard reaches them. */
export const HiddenControls: Story = { args: { hasServedControls: false, controls: false } }

/** Each slide in its own shape, never taller than the screen. */
export const MixedShapes: Story = { args: { shapes: 'mixed' } }

/** One shape for all; the marked point of each picture stays in sight. */
export const FixedShape: Story = { args: { shapes: 'mixed', aspectRatio: 45 } }

/** Pictures whole inside a fixed shape. */
export const NotCropped: Story = { args: { shapes: 'mixed', aspectRatio: 45, autoCrop: false } }

export const Captions: Story = { args: { captions: true } }

/** The strip of the server, linked with the slideshow. */
export const Thumbnails: Story = {
  args: { thumbnails: true },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Slide 3' }))
    await waitFor(() => expect(current(canvasElement)).toBe('3 of 5'))
  },
}

/** Ours, where the server wrote no strip; in each picture's own shape. */
export const DrawnThumbnails: Story = {
  args: { markup: 'neutral', shapes: 'mixed', aspectRatio: 50, thumbnails: true, squareThumbs: false },
}

/** The pause control comes first in tab order. */
export const Autoplay: Story = {
  args: { autoplay: true, autoplayDuration: 2 },
  play: async ({ canvas }) => {
    await untilMounted()
    // Where the visitor wants less motion it starts paused.
    const button = await canvas.findByRole('button', { name: /^(Pause|Play) slideshow$/ })
    const before = button.getAttribute('aria-label')
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-label', before))
  },
}

export const RandomOrder: Story = { args: { autoplay: true, autoplayDuration: 1.5, random: true } }

/** Previous leads nowhere at the first slide, next at the last. */
export const WithoutLoop: Story = { args: { loop: false } }

/** A click on the left half goes back, on the right half on. */
export const ClickByHalves: Story = { args: { clickBehavior: 'half' } }

/** The second slide is a link. */
export const ClickThrough: Story = {
  args: { clickThroughUrl: '#season', captions: true },
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Slide' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open The old pines' })).toBeVisible())
  },
}

/** A single picture gets no controls. */
export const SingleSlide: Story = { args: { shapes: 'single' } }

/** A click on a picture opens it above the page, with its neighbours. */
export const InALightbox: Story = {
  args: { design: 'grid', shapes: 'mixed', captions: true, lightbox: true },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await waitFor(() => expect(canvasElement.querySelector('img[aria-haspopup="dialog"]')).not.toBeNull())
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(3)
  },
}

/** Pictures that do not come keep their room, with a ground and with what they should have shown. */
export const LostPictures: Story = {
  args: { design: 'grid', captions: true, areLost: true },
  play: async ({ canvasElement }) => {
    await untilMounted()
    await waitFor(() => expect(canvasElement.querySelector('.skerry-image-failed')).not.toBeNull(), { timeout: 10_000 })
  },
}

/** Found by `data-block-type` and `data-slide-id`. */
export const NeutralMarkup: Story = { args: { markup: 'neutral' } }
