import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/gallery/messages'
import { type Direction, directions } from './support/direction'
import { GalleryPage } from './support/GalleryPage'
import { makeSlides, servedGallery } from './support/galleryMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface TransitionStoryProps {
  transition: 'fade' | 'ken-burns' | 'scroll' | 'swipe' | 'new-swipe'
  /** Seconds; 0 for the transition's own. */
  speed: number
  loop: boolean
  /** How the first and the last slide of a new-swipe without loop resist a swipe. */
  boundaries: 'none' | 'hard' | 'inertial' | 'hard, inertial'
  /** The positions at which a new-swipe stops. */
  snapPoints: '100%' | '50%' | 'none'
  /** The page's direction, or always right-to-left. */
  direction: Direction
  autoplay: boolean
  captions: boolean
  /** The effect of a click on a slide. */
  clickBehavior: 'next' | 'previous' | 'half'
}

const titles = ['Morning on the ridge', 'The old pines', 'Down to the harbour', 'Evening', 'Home']
const alike = makeSlides(Array.from({ length: 5 }, () => [1500, 1000] as const))

function htmlOf({ direction: _, captions, speed, ...data }: TransitionStoryProps): string {
  const slides = alike.map((slide, index) => (captions ? { ...slide, title: titles[index] } : slide))
  return servedGallery({ slides, data: { ...data, ...(speed > 0 && { speed }) }, hasControls: true })
}

/** B3 Gallery designs: the slideshow's transitions. */
export function Transition(props: TransitionStoryProps) {
  return (
    <GalleryPage
      direction={props.direction}
      text="Drag an image with a finger or the mouse, release it, and catch it while it moves."
    >
      <ServedMarkup html={htmlOf(props)} />
    </GalleryPage>
  )
}

const meta = {
  title: 'Blocks/Gallery/Transitions',
  component: Transition,
  excludeStories: ['Transition'],
  args: {
    transition: 'fade',
    speed: 0,
    loop: true,
    boundaries: 'inertial',
    snapPoints: '100%',
    direction: 'page',
    autoplay: false,
    captions: false,
    clickBehavior: 'next',
  },
  argTypes: {
    transition: { control: 'radio', options: ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] },
    boundaries: { control: 'radio', options: ['none', 'hard', 'inertial', 'hard, inertial'] },
    snapPoints: { control: 'radio', options: ['100%', '50%', 'none'] },
    direction: { control: 'radio', options: directions },
    clickBehavior: { control: 'radio', options: ['next', 'previous', 'half'] },
  },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next Slide' }))
    await waitFor(() =>
      expect(canvasElement.querySelector('.sqs-active-slide')).toHaveAccessibleName(
        saying(messages.slideOf, { number: 2, count: 5 }),
      ),
    )
    await waitFor(() => expect(canvasElement.querySelector('[data-state="resting"]')).not.toBeNull(), {
      timeout: 15_000,
    })
  },
} satisfies Meta<typeof Transition>

export default meta
type Story = StoryObj<typeof meta>

/** The default: the next image fades in over the current one. */
export const Fade: Story = {}

/** Images slowly zoom in and out in turn. */
export const KenBurns: Story = { args: { transition: 'ken-burns' } }

/** The zoom pauses with the slideshow: hover it, or press pause. */
export const KenBurnsWithAutoplay: Story = { args: { transition: 'ken-burns', autoplay: true } }

/** The next image pushes the current one out. */
export const Scroll: Story = { args: { transition: 'scroll' } }

export const ScrollRightToLeft: Story = { args: { transition: 'scroll', direction: 'rtl' } }

/** A swipe of 50 px within 250 ms changes the image, and so does a swipe of nearly half the image's width. */
export const Swipe: Story = { args: { transition: 'swipe' } }

/** The image continues at the speed at which it was released. */
export const NewSwipe: Story = { args: { transition: 'new-swipe', captions: true } }

export const NewSwipeRightToLeft: Story = { args: { transition: 'new-swipe', direction: 'rtl' } }

/** The first and the last image can be swiped away freely. */
export const NoBoundary: Story = { args: { transition: 'new-swipe', loop: false, boundaries: 'none' } }

/** Both ends are hard limits. */
export const HardBoundary: Story = { args: { transition: 'new-swipe', loop: false, boundaries: 'hard' } }

/** Both ends are elastic. */
export const InertialBoundary: Story = { args: { transition: 'new-swipe', loop: false } }

/** The start is a hard limit, the end is elastic. */
export const TwoBoundaries: Story = { args: { transition: 'new-swipe', loop: false, boundaries: 'hard, inertial' } }

/** Images also snap at half their width. */
export const SnapPointsAtHalves: Story = { args: { transition: 'new-swipe', snapPoints: '50%' } }

/** Images stay where they are released. */
export const NoSnapPoints: Story = { args: { transition: 'new-swipe', snapPoints: 'none' } }
