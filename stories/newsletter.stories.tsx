import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { newsletterBlock } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'

interface NewsletterStoryProps {
  /** Width of the block's container; the block is small below 320 px. */
  readonly width: string
}

/** The newsletter form of a page's footer. */
export function Newsletter({ width }: NewsletterStoryProps) {
  return <ServedMarkup html={newsletterBlock(width)} />
}

const meta = {
  title: 'Blocks/Newsletter',
  component: Newsletter,
  excludeStories: ['Newsletter'],
  args: { width: '640px' },
} satisfies Meta<typeof Newsletter>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {}

/** Below 320 px the field and its button are stacked. */
export const SmallContainer: Story = { args: { width: '280px' } }

export const SignedUp: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(await canvas.findByText(/The next letter leaves/, {}, { timeout: 5000 })).toBeInTheDocument()
  },
}

export const InvalidAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'ada@example')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(
      await canvas.findByRole('link', {
        name: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      }),
    ).toBeVisible()
  },
}
