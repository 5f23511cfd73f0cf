import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { imageMarkup, neutralImage, neutralMode, type ServedImage } from './support/imageMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface ImageStoryProps extends ServedImage {
  /** Width of the block's container; the block is narrow below 415 px. */
  readonly width: number
}

/** U4 Images, the image block, in the platform's markup. The template lays out the variants. */
export function Image({ width, ...served }: ImageStoryProps) {
  return (
    <div style={{ maxWidth: width }}>
      <ServedMarkup html={imageMarkup(served)} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Image',
  component: Image,
  excludeStories: ['Image'],
  args: {
    width: 760,
    variant: 'inline',
    mask: '',
    isStretched: false,
    mode: 'fill',
    position: 'left',
    focalPoint: '0.5,0.5',
    image: { width: 1200, height: 800, number: 1, focalPoint: [0.5, 0.5] },
    isWaiting: false,
    isMissing: false,
    alt: 'A drawn landscape with a number on it',
  },
  argTypes: {
    variant: { control: 'select', options: ['inline', 'poster', 'card', 'overlap', 'collage', 'stack', 'fluid'] },
    mask: {
      control: 'select',
      options: ['', 'circle', 'diamond', 'hexagon', 'octagon', 'arch', 'pill', 'oval', 'parallelogram'],
    },
    mode: { control: 'radio', options: ['fill', 'fit'] },
    position: { control: 'radio', options: ['left', 'center', 'right', ''] },
    width: { control: { type: 'range', min: 240, max: 1000, step: 5 } },
  },
  play: untilMounted,
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {}
export const Poster: Story = { args: { variant: 'poster' } }
export const Card: Story = { args: { variant: 'card' } }
export const CardOnTheRight: Story = { args: { variant: 'card', position: 'right' } }
export const Overlap: Story = { args: { variant: 'overlap' } }
export const Collage: Story = { args: { variant: 'collage' } }
export const Stack: Story = { args: { variant: 'stack' } }

/** Below 415 px the template stacks the parts. */
export const Narrow: Story = {
  args: { variant: 'card', width: 400 },
  play: async ({ canvasElement }) => {
    const isNarrow = () => canvasElement.querySelector('.sqs-narrow-width') !== null
    await waitFor(() => expect(isNarrow()).toBe(true), { timeout: 10_000 })
  },
}

export const NarrowCollage: Story = { args: { variant: 'collage', width: 320 } }

/** As large as the cell allows, in the aspect ratio of the mask. */
export const Masked: Story = { args: { variant: 'fluid', mask: 'circle', position: 'center' } }

/** Not stretched: the whole image, in its own aspect ratio. */
export const WholeImage: Story = { args: { variant: 'fluid', image: { width: 800, height: 1200, number: 2 } } }

const tall = { width: 900, height: 1600, number: 3, focalPoint: [0.3, 0.15] } as const

/** Covers its cell. The disc, which marks the focal point, stays visible. */
export const StretchedAroundFocalPoint: Story = {
  args: { variant: 'fluid', isStretched: true, focalPoint: '0.3,0.15', image: tall },
}

/** An invalid value from real pages: the image is centred. */
export const InvalidFocalPoint: Story = {
  args: { variant: 'fluid', isStretched: true, focalPoint: ',', image: tall },
}

/** Fits inside its box, aligned to the right edge. */
export const FitAlignedRight: Story = {
  args: { variant: 'fluid', isStretched: true, mode: 'fit', position: 'right' },
}

/** Fits inside its box and is centred. A warning in the console says that the alignment is missing. */
export const FitWithoutAlignment: Story = {
  args: { variant: 'fluid', isStretched: true, mode: 'fit', position: '' },
}

/** Without a source from the server: space is reserved first, and the image loads near the viewport. */
export const WithoutSource: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img')
    await waitFor(() => expect(image).toHaveClass('loaded'), { timeout: 10_000 })
  },
}

/** The space stays reserved and shows the text alternative. */
export const Missing: Story = {
  args: { isMissing: true },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img')
    await waitFor(() => expect(image).toHaveClass('skerry-image-failed'), { timeout: 10_000 })
  },
}

/** Neutral markup with masks: heights of 100, 150 and 67 percent of the width. */
export const NeutralMasks: Story = {
  render: ({ image }) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 24,
        maxInlineSize: 760,
      }}
    >
      {['circle', 'diamond', 'hexagon', 'octagon', 'arch', 'pill', 'oval', 'parallelogram'].map((mask) => (
        <ServedMarkup key={mask} html={neutralImage(mask, image)} />
      ))}
    </div>
  ),
}

/** The modes of the image loader: fill, fit and none. */
export const LoaderModes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: 24,
        maxInlineSize: 760,
      }}
    >
      {(['fill', 'fit', 'none'] as const).map((mode) => (
        <figure key={mode} style={{ margin: 0 }}>
          <ServedMarkup html={neutralMode(mode, tall)} />
          <figcaption>{mode}</figcaption>
        </figure>
      ))}
    </div>
  ),
}
