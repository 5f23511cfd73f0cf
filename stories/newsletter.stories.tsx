import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/form/messages'
import { exampleEmail, ruleMessages, statusMessages } from '../blocks/form/rules/ruleMessages'
import { patience } from './support/enter'
import { newsletterBlock } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface NewsletterStoryProps {
  /** Width of the block's container; the block is small below 320 px. */
  readonly width: string
}

/** The newsletter form in a page's footer. */
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

async function signUp(canvas: StoryContext['canvas'], address = 'ada@example.com'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email address'), address)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
}

export const Initial: Story = {}

/** Below 320 px the field and its button are stacked. */
export const SmallContainer: Story = { args: { width: '280px' } }

export const SignedUp: Story = {
  play: async ({ canvas }) => {
    await signUp(canvas)
    await expect(await canvas.findByText(/The next letter leaves/, {}, { timeout: 5000 })).toBeInTheDocument()
  },
}

/** The address is kept in its field. */
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await signUp(canvas)
    await expect(await canvas.findByText(saying(statusMessages[500]), {}, patience)).toBeVisible()
    await expect(canvas.getByLabelText(/^Email address/)).toHaveValue('ada@example.com')
  },
}

export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await signUp(canvas)
    await expect(await canvas.findByText(saying(messages.checkConnection), {}, patience)).toBeVisible()
  },
}

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }

export const InvalidAddress: Story = {
  play: async ({ canvas }) => {
    await signUp(canvas, 'ada@example')
    const message = saying(ruleMessages.email, { email: exampleEmail })
    const name = new RegExp(message.source.slice(1, -1)) // the title may come first
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
    await expect(canvas.getAllByText(message)[0]).toBeVisible()
  },
}
