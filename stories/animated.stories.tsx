import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inspect } from '../src/index'
import { ServedMarkup } from './support/ServedMarkup'

interface AnimatedStoryProps {
  readonly kind: 'fade' | 'slide' | 'scale' | 'clip'
  /** Seconds. */
  readonly duration: number
  /** The sliding distance, in px. */
  readonly offset: number
  /** How much of the block must be visible, as a ratio. */
  readonly ratio: number
  /** Height of the block, in percent of the viewport. */
  readonly height: number
}

/** B24 Animated blocks. Scroll down to see them. */
export function Animated({ kind, duration, offset, ratio, height }: AnimatedStoryProps) {
  const html = `
    <p style="height: 130vh">Scroll down.</p>
    <div data-animation="${kind}" data-animation-duration="${duration}" data-animation-offset="${offset}" data-animation-ratio="${ratio}"
      style="height: ${height}vh; padding: 2rem; box-sizing: border-box; background: #173a47; color: #fff"><p>Half past four. The lamp is wound.</p></div>
    <p style="height: 60vh">The end.</p>`
  return <ServedMarkup html={html} />
}

const meta = {
  title: 'Blocks/Animated blocks',
  component: Animated,
  excludeStories: ['Animated'],
  args: { kind: 'slide', duration: 0.3, offset: 30, ratio: 0.5, height: 40 },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector<HTMLElement>('[data-animation]')
    block?.scrollIntoView()
    await waitFor(() => expect(block).toHaveClass('animation-loaded'), { timeout: 10_000 })
  },
} satisfies Meta<typeof Animated>

export default meta
type Story = StoryObj<typeof meta>

export const Slide: Story = {}
export const Fade: Story = { args: { kind: 'fade' } }
export const Scale: Story = { args: { kind: 'scale' } }
export const Clip: Story = { args: { kind: 'clip' } }
export const SlowWithLargeOffset: Story = { args: { duration: 1.2, offset: 120 } }

/** Half of it is never visible; it animates once it fills half of the viewport (docs/decisions.md#40). */
export const TallerThanTheScreen: Story = { args: { height: 320 } }

/** In edit mode every block is visible at once. */
export const InEditMode: Story = {
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => {
    document.body.classList.add('sqs-edit-mode-active')
    return () => document.body.classList.remove('sqs-edit-mode-active')
  },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector<HTMLElement>('[data-animation]')
    block?.scrollIntoView()
    await waitFor(() => expect(inspect().blocks.map(({ state }) => state)).toEqual(['skipped']), { timeout: 10_000 })
    await expect(block).not.toHaveClass('animation-loaded')
    await expect(block).toBeVisible()
  },
}
