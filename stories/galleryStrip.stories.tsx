import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/gallery/messages'
import { type Direction, directions } from './support/direction'
import { GalleryPage } from './support/GalleryPage'
import { makeSlides, servedGallery } from './support/galleryMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface StripStoryProps {
  design: 'slider' | 'carousel'
  /** The number of slides. */
  count: number
  /** Height in percent of the width; 0 for the design's own. */
  aspectRatio: number
  /** Whether images cover their box or fit inside it. */
  autoCrop: boolean
  /** The gap between slides in px; -1 for the design's own. */
  gutter: number
  /** Whether the server rendered previous and next. */
  hasServedControls: boolean
  captions: boolean
  loop: boolean
  /** Seconds. */
  speed: number
  autoplay: boolean
  /** Strip: the position of the active slide. */
  activeAlignment: 'left' | 'center' | 'right'
  /** Strip: the effect of a click on the active slide. */
  activeSlideClickBehavior: 'next' | 'previous' | 'select'
  /** Carousel: the number of slides in a row if the window is wide enough. */
  slidesPerRow: number
  /** The page's direction, or always right-to-left. */
  direction: Direction
}

const shapes = [
  [1500, 1000],
  [900, 1200],
  [1800, 760],
  [1000, 1000],
] as const

/** The served markup for these args. */
function htmlOf({
  count,
  captions,
  hasServedControls,
  autoCrop,
  aspectRatio,
  gutter,
  direction: _,
  ...same
}: StripStoryProps) {
  const slides = makeSlides(Array.from({ length: count }, (_, index) => shapes[index % shapes.length] ?? shapes[0]))
  return servedGallery({
    slides: slides.map((slide) => ({ ...slide, title: captions ? `Image ${slide.number}` : undefined })),
    data: {
      ...same,
      'auto-crop': autoCrop,
      'active-alignment': same.activeAlignment,
      aspectRatio: aspectRatio || null,
      gutter: gutter < 0 ? null : gutter,
    },
    hasControls: hasServedControls,
    fills: autoCrop,
  })
}

/** The B3 Gallery designs with slides in one row. */
export function Row(props: StripStoryProps) {
  return (
    <GalleryPage direction={props.direction}>
      <ServedMarkup html={htmlOf(props)} />
    </GalleryPage>
  )
}

const meta = {
  title: 'Blocks/Gallery/Strip and carousel',
  component: Row,
  excludeStories: ['Row'],
  args: {
    design: 'slider',
    count: 7,
    aspectRatio: 0,
    autoCrop: true,
    gutter: -1,
    hasServedControls: true,
    captions: false,
    loop: true,
    speed: 0.5,
    autoplay: false,
    activeAlignment: 'center',
    activeSlideClickBehavior: 'next',
    slidesPerRow: 3,
    direction: 'page',
  },
  argTypes: {
    design: { control: 'radio', options: ['slider', 'carousel'] },
    activeAlignment: { control: 'radio', options: ['left', 'center', 'right'] },
    activeSlideClickBehavior: { control: 'radio', options: ['next', 'previous', 'select'] },
    direction: { control: 'radio', options: directions },
  },
  play: async ({ canvas }) => {
    await untilMounted()
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible())
  },
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

/** The active slide is in the middle, between its neighbours. */
export const Strip: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Slide' }))
    const active = () => canvasElement.querySelector('.sqs-active-slide')?.getAttribute('aria-label')
    await waitFor(() => expect(active()).toMatch(saying(messages.slideOf, { number: 2, count: 7 })))
  },
}

/** The active slide is at the left, with a gap between slides. */
export const StripAtTheStart: Story = { args: { activeAlignment: 'left', gutter: 12, captions: true } }

export const StripAtTheEnd: Story = { args: { activeAlignment: 'right' } }

/** Previous and next stop at the first and the last slide. */
export const StripWithoutLoop: Story = { args: { loop: false } }

/** A click on the active slide does not change the slide but dispatches `select-slide`. */
export const StripWithSelectOnClick: Story = { args: { activeSlideClickBehavior: 'select' } }

export const StripRightToLeft: Story = { args: { direction: 'rtl' } }

export const StripWithAutoplay: Story = { args: { autoplay: true } }

/** A single image gets no controls. */
export const StripWithOneSlide: Story = { args: { count: 1 } }

/** Three in a row, with a gap of 1 px. */
export const Carousel: Story = {
  args: { design: 'carousel', captions: true },
  play: async ({ canvas }) => {
    await untilMounted()
    const previous = await canvas.findByRole('button', { name: 'Previous Slide' })
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Slide' }))
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
  },
}

/** All slides have one aspect ratio. */
export const CarouselWithFixedAspectRatio: Story = {
  args: { design: 'carousel', aspectRatio: 75, slidesPerRow: 4, gutter: 16, hasServedControls: false },
}

/** All slides fit, so there are no controls. */
export const CarouselThatFits: Story = { args: { design: 'carousel', count: 3 } }

export const CarouselRightToLeft: Story = { args: { design: 'carousel', direction: 'rtl', captions: true } }

/** Slides outside the viewport are not rendered. */
export const CarouselWithThousandSlides: Story = { args: { design: 'carousel', count: 1000, aspectRatio: 75 } }
