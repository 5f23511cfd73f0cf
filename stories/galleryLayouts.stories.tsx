import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Direction, directions } from './support/direction'
import { GalleryPage } from './support/GalleryPage'
import { makeSlides, neutralGallery, servedGallery } from './support/galleryMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface LayoutStoryProps {
  design: 'grid' | 'autogrid' | 'autocolumns' | 'autorows' | 'list' | 'stacked'
  /** The platform's markup, or neutral markup that is found by its attributes. */
  markup: 'served' | 'neutral'
  /** The number of slides. */
  count: number
  captions: boolean
  /** The edge of the slide where its caption is, in autorows. */
  metaPosition: 'bottom' | 'top'
  /** Height of the images in percent of their width; 0 for each one's own aspect ratio. */
  aspectRatio: number
  /** Whether images cover their box or fit inside it. */
  autoCrop: boolean
  /** For grid. */
  squareThumbs: boolean
  /** For grid. */
  thumbnailsPerRow: number
  /** For grid, in px. */
  padding: number
  /** For autogrid and autocolumns, in px. */
  columnWidth: number
  /** Whether `columnWidth` is the minimum or the maximum width. */
  columnWidthBehavior: 'min' | 'max'
  /** In px, for all designs except grid. */
  gutter: number
  /** For autorows, in px. */
  rowHeight: number
  /** For list, in percent of the width. */
  listImageSize: number
  /** The page's direction, or always right-to-left. */
  direction: Direction
}

const shapes = [
  [1500, 1000],
  [900, 1200],
  [1800, 760],
  [1000, 1000],
  [1600, 900],
  [800, 1200],
  [2400, 700],
] as const
const titles = ['Morning on the ridge', 'The old pines', 'Down to the harbour', 'Evening', 'Home']

function htmlOf({ count, captions, markup, aspectRatio, direction: _, ...data }: LayoutStoryProps): string {
  const all = makeSlides(Array.from({ length: count }, (_item, index) => shapes[index % shapes.length] ?? [1, 1]))
  const slides = all.map((slide, index) => ({ ...slide, title: captions ? titles[index % titles.length] : undefined }))
  const served = { slides, data: { ...data, aspectRatio: aspectRatio || null }, fills: data.autoCrop }
  return markup === 'neutral' ? neutralGallery(served) : servedGallery(served)
}

/** The B3 Gallery designs that show all slides at once. */
export function Layout(props: LayoutStoryProps) {
  return (
    <GalleryPage direction={props.direction}>
      <ServedMarkup html={htmlOf(props)} />
    </GalleryPage>
  )
}

const meta = {
  title: 'Blocks/Gallery/Layouts',
  component: Layout,
  excludeStories: ['Layout'],
  args: {
    design: 'grid',
    markup: 'served',
    count: 9,
    captions: false,
    metaPosition: 'bottom',
    aspectRatio: 0,
    autoCrop: true,
    squareThumbs: false,
    thumbnailsPerRow: 4,
    padding: 20,
    columnWidth: 250,
    /** Whether `columnWidth` is the minimum or the maximum width. */
    columnWidthBehavior: 'min',
    gutter: 20,
    rowHeight: 250,
    listImageSize: 30,
    direction: 'page',
  },
  argTypes: {
    design: { control: 'radio', options: ['grid', 'autogrid', 'autocolumns', 'autorows', 'list', 'stacked'] },
    markup: { control: 'radio', options: ['served', 'neutral'] },
    metaPosition: { control: 'radio', options: ['bottom', 'top'] },
    columnWidthBehavior: { control: 'radio', options: ['min', 'max'] },
    direction: { control: 'radio', options: directions },
  },
  play: async ({ canvas }) => {
    await untilMounted()
    await waitFor(() => expect(canvas.getAllByRole('img')[0]).toHaveClass('loaded'), { timeout: 15_000 })
  },
} satisfies Meta<typeof Layout>

export default meta
type Story = StoryObj<typeof meta>

/** Four in a row, 20 px apart. */
export const Grid: Story = {}

export const SquareGrid: Story = { args: { squareThumbs: true, thumbnailsPerRow: 6, padding: 4 } }

/** Images fit inside their squares. */
export const UncroppedGrid: Story = { args: { squareThumbs: true, autoCrop: false } }

/** Columns of at least 250 px. */
export const Autogrid: Story = { args: { design: 'autogrid', captions: true } }

/** Columns of at most 250 px, images of one aspect ratio. */
export const AutogridWithFixedAspectRatio: Story = {
  args: { design: 'autogrid', columnWidthBehavior: 'max', aspectRatio: 75, gutter: 0 },
}

/** Each image is added to the shortest column. */
export const Autocolumns: Story = { args: { design: 'autocolumns', captions: true } }

/** Rows of about equal height, including the last one if possible. */
export const Autorows: Story = { args: { design: 'autorows' } }

export const AutorowsWithCaptions: Story = { args: { design: 'autorows', captions: true, rowHeight: 180, gutter: 4 } }

/** Captions at the top edge of the images. */
export const CaptionsOnTop: Story = { args: { design: 'autorows', captions: true, metaPosition: 'top' } }

/** Rows start at the right. */
export const RightToLeft: Story = { args: { design: 'autorows', markup: 'neutral', direction: 'rtl' } }

export const List: Story = { args: { design: 'list', captions: true } }

/** The base layout: images keep their place in the server's layout. */
export const Base: Story = { args: { design: 'stacked', count: 3 } }

/** The browser skips rendering slides far from the viewport. */
export const ManySlides: Story = { args: { design: 'autorows', count: 300, rowHeight: 120 } }

export const SingleSlide: Story = { args: { design: 'autorows', count: 1 } }

/** Neutral markup, found by `data-block-type` and `data-slide-id`. */
export const NeutralMarkup: Story = { args: { markup: 'neutral' } }
