import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface ButtonStoryProps {
  readonly labels: readonly string[]
  readonly alignment: 'left' | 'center' | 'right'
  readonly size: 'small' | 'medium' | 'large'
  readonly newWindow: boolean
  /** The platform's three designs. */
  readonly design: 'primary' | 'secondary' | 'tertiary'
}

/** B5 Button, in the platform's markup. */
export function Button({ labels, alignment, size, newWindow, design }: ButtonStoryProps) {
  const link = (label: string) =>
    `<a href="#there" class="sqs-block-button-element--${size} sqs-button-element--${design} sqs-block-button-element"${newWindow ? ' target="_blank"' : ''}>${label}</a>`
  const html = `<div class="sqs-block button-block sqs-block-button" data-block-type="53" id="block-story"><div class="sqs-block-content">
    <div class="sqs-block-button-container sqs-block-button-container--${alignment}" data-alignment="${alignment}" data-button-size="${size}" data-button-type="${design}">${labels.map(link).join(' ')}</div>
  </div></div>`
  return <ServedMarkup html={html} />
}

const meta = {
  title: 'Blocks/Button',
  component: Button,
  excludeStories: ['Button'],
  args: { labels: ['See the boats'], alignment: 'left', size: 'medium', newWindow: false, design: 'primary' },
  play: untilMounted,
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Left: Story = {}

export const Center: Story = { args: { alignment: 'center', size: 'small' } }

export const Right: Story = { args: { alignment: 'right', size: 'large' } }

export const Small: Story = { args: { size: 'small' } }

export const Large: Story = { args: { size: 'large' } }

export const Secondary: Story = { args: { design: 'secondary' } }

export const Tertiary: Story = { args: { design: 'tertiary' } }

export const Several: Story = { args: { labels: ['See the boats', 'What’s in the oven'] } }

/** The opened window cannot reach the page. */
export const NewWindow: Story = {
  args: { newWindow: true },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link')
    await waitFor(() => expect(link).toHaveAttribute('rel', 'noopener'), { timeout: 10_000 })
  },
}
