import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages } from '../blocks/marquee/messages'
import { type MarqueeSettings, marqueeBlock } from '../mocks/site/markup/marquee'
import marqueeCss from '../mocks/site/styles/marquee.css?inline'
import { type Direction, directions } from './support/direction'
import { preferReducedMotion } from './support/preferReducedMotion'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface MarqueeStoryProps extends MarqueeSettings {
  readonly texts: readonly string[]
  readonly direction?: Direction
}

/** B8 Marquee, in the platform's markup. */
export function Marquee({ texts, direction, ...settings }: MarqueeStoryProps) {
  return (
    <main>
      <style>{`${marqueeCss} .Marquee p { font: 40px/1.4 Georgia, serif } .v6-visually-hidden { position: absolute; clip-path: inset(50%) }`}</style>
      <h1>The bakehouse</h1>
      <ServedMarkup html={marqueeBlock('story', texts, settings).text} direction={direction} />
    </main>
  )
}

const meta = {
  title: 'Blocks/Marquee',
  component: Marquee,
  excludeStories: ['Marquee'],
  args: {
    texts: ['Rye by nine', '·', 'Cinnamon knots by ten', '·'],
    waveFrequency: 1,
    waveIntensity: 0,
    animationDirection: 'left',
    animationSpeed: 1,
    pausedOnHover: false,
  },
  argTypes: {
    animationDirection: { control: 'inline-radio', options: ['left', 'right'] },
    direction: { control: 'radio', options: directions },
  },
  play: untilMounted,
} satisfies Meta<typeof Marquee>

export default meta
type Story = StoryObj<typeof meta>

export const Straight: Story = {}

export const Wave: Story = { args: { waveFrequency: 2, waveIntensity: 60, pausedOnHover: true } }

export const Fast: Story = { args: { animationSpeed: 4 } }

export const Slow: Story = { args: { animationSpeed: 0.25 } }

export const ToTheRight: Story = { args: { animationDirection: 'right' } }

export const RightToLeft: Story = {
  args: { direction: 'rtl', texts: ['الخبز الطازج كل صباح', '⋆'], waveIntensity: 30, waveFrequency: 2 },
}

/** Motion is allowed: the text is paused, and the button resumes it. */
export const Paused: Story = {
  beforeEach: () => preferReducedMotion(false),
  play: async ({ canvas, userEvent }) => {
    await untilMounted()
    await userEvent.click(await canvas.findByRole('button', { name: saying(messages.pause) }))
    await expect(canvas.getByRole('button', { name: saying(messages.play) })).toBeVisible()
  },
}

/** Nothing moves, so there is no button. */
export const ReducedMotion: Story = {
  beforeEach: () => preferReducedMotion(true),
  play: async ({ canvas }) => {
    await untilMounted()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Link: Story = { args: { texts: ['New in the journal', '→'], linkTo: '/journal' } }

export const OneLetter: Story = { args: { texts: ['i'] } }
