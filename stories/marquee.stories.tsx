import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MarqueeSettings, marqueeBlock } from '../mocks/site/markup/marquee'
import marqueeCss from '../mocks/site/styles/marquee.css?inline'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface MarqueeStoryProps extends MarqueeSettings {
  readonly texts: readonly string[]
}

/** B8 Marquee, in the platform's markup. */
export function Marquee({ texts, ...settings }: MarqueeStoryProps) {
  return (
    <main>
      <style>{`${marqueeCss} .Marquee p { font: 40px/1.4 Georgia, serif }`}</style>
      <h1>The bakehouse</h1>
      <ServedMarkup html={marqueeBlock('story', texts, settings).text} />
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
  argTypes: { animationDirection: { control: 'inline-radio', options: ['left', 'right'] } },
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
  args: { texts: ['الخبز الطازج كل صباح', '⋆'], waveIntensity: 30, waveFrequency: 2 },
}

export const Link: Story = { args: { texts: ['New in the journal', '→'], linkTo: '/journal' } }

export const OneLetter: Story = { args: { texts: ['i'] } }
