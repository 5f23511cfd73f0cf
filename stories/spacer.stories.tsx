import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface SpacerStoryProps {
  /** Its height in percent of its width. */
  readonly ratio: number
  /** Width of its container. */
  readonly width: number
}

/** Empty space between two blocks, with a height relative to its width. The border belongs to the story. */
export function Spacer({ ratio, width }: SpacerStoryProps) {
  return (
    <div style={{ border: '1px dashed', maxWidth: width }}>
      <ServedMarkup
        html={`<div class="sqs-block spacer-block sqs-block-spacer" data-aspect-ratio="${ratio}" data-block-type="21"><div class="sqs-block-content">&nbsp;</div></div>`}
      />
    </div>
  )
}

const meta = {
  title: 'Blocks/Spacer',
  component: Spacer,
  excludeStories: ['Spacer'],
  args: { ratio: 25, width: 760 },
  argTypes: {
    ratio: { control: { type: 'range', min: 1, max: 100 } },
    width: { control: { type: 'range', min: 240, max: 1000, step: 5 } },
  },
  play: untilMounted,
} satisfies Meta<typeof Spacer>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const height = () => canvasElement.querySelector('.sqs-block-spacer')?.clientHeight ?? 0
    await waitFor(() => expect(height()).toBeGreaterThan(100), { timeout: 10_000 })
  },
}

export const Narrow: Story = { args: { width: 320 } }
