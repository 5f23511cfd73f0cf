import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Direction, directions } from './support/direction'
import { GalleryPage } from './support/GalleryPage'
import { makeSlides, neutralGallery, servedGallery } from './support/galleryMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface LayoutStoryProps {
  design: 'grid' | 'autogrid' | 'autocolumns' | 'autorows' | 'list' | 'stacked'
  /** As the platform's server writes it, or in markup that only names what is what. */
  markup: 'served' | 'neutral'
  /** How many slides. */
  count: number
  captions: boolean
  /** At which edge of a slide its caption stands, in autorows. */
  metaPosition: 'bottom' | 'top'
  /** Height of the pictures in percent of their width; 0 for each one's own shape. */
  aspectRatio: number
  /** Whether pictures cover their place or stay whole inside it. */
  autoCrop: boolean
  /** Of a grid. */
  squareThumbs: boolean
  /** Of a grid. */
  thumbnailsPerRow: number
  /** Of a grid, in px. */
  padding: number
  /** Of autogrid and autocolumns, in px. */
  columnWidth: number
  /** Whether columns are at least, or at most, so wide. */
  columnWidthBehavior: 'min' | 'max'
  /** In px, of all but grids. */
  gutter: number
  /** Of autorows, in px. */
  rowHeight: number
  /** Of a list, in percent of the width. */
  listImageSize: number
  /** Of the page, or always from the right. */
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

/** B3 Gallery designs: those that show all slides at once. */
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
    /** Whether columns are at least, or at most, so wide. */
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

export const GridOfSquares: Story = { args: { squareThumbs: true, thumbnailsPerRow: 6, padding: 4 } }

/** Pictures whole inside their squares. */
export const GridNotCropped: Story = { args: { squareThumbs: true, autoCrop: false } }

/** Columns of at least 250 px. */
export const Autogrid: Story = { args: { design: 'autogrid', captions: true } }

/** Columns of at most 250 px, pictures of one shape. */
export const AutogridOfOneShape: Story = {
  args: { design: 'autogrid', columnWidthBehavior: 'max', aspectRatio: 75, gutter: 0 },
}

/** Each picture upon the shortest column. */
export const Autocolumns: Story = { args: { design: 'autocolumns', captions: true } }

/** Rows of about one height; the last one too where it can. */
export const Autorows: Story = { args: { design: 'autorows' } }

export const AutorowsWithCaptions: Story = { args: { design: 'autorows', captions: true, rowHeight: 180, gutter: 4 } }

/** Captions over the upper edge. */
export const CaptionsOnTop: Story = { args: { design: 'autorows', captions: true, metaPosition: 'top' } }

/** Rows begin at the right. */
export const RightToLeft: Story = { args: { design: 'autorows', markup: 'neutral', direction: 'rtl' } }

export const List: Story = { args: { design: 'list', captions: true } }

/** The base layout: pictures stay where the server put them. */
export const Base: Story = { args: { design: 'stacked', count: 3 } }

/** Those far from the screen are passed over. */
export const ManySlides: Story = { args: { design: 'autorows', count: 300, rowHeight: 120 } }

export const SingleSlide: Story = { args: { design: 'autorows', count: 1 } }

/** Found by `data-block-type` and `data-slide-id`. */
export const NeutralMarkup: Story = { args: { markup: 'neutral' } }
