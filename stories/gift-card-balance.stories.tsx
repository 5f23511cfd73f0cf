import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Direction } from './support/direction'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface GiftCardBalanceStoryProps {
  /** The text to type into the field. */
  readonly code: string
  readonly direction?: Direction
}

/** A form that shows the balance of a gift card. */
export function GiftCardBalance({ code, direction }: GiftCardBalanceStoryProps) {
  const html = `<form data-gift-card-balance><p><label for="code">Gift card code</label> <input id="code" name="code" value="${code}" autocomplete="off"></p><button>Show the balance</button></form>`
  return <ServedMarkup html={html} direction={direction} />
}

const answers = /left on this card|no gift card|enter the code|try again later|check your internet/

const meta = {
  title: 'Blocks/Gift card balance',
  component: GiftCardBalance,
  excludeStories: ['GiftCardBalance'],
  args: { code: 'SKERRY-0025-PART' },
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(answers, {}, patience)).toBeVisible()
  },
} satisfies Meta<typeof GiftCardBalance>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = { play: untilMounted }

export const Balance: Story = {}

export const Spent: Story = { args: { code: 'SKERRY-0100-DONE' } }

export const Unknown: Story = { args: { code: 'SKERRY-0000' } }

export const CodeMissing: Story = { args: { code: '' } }

export const Failed: Story = { globals: { scenario: 'serverError' } }

export const Offline: Story = { globals: { scenario: 'offline' } }

export const RightToLeft: Story = { args: { code: 'SKERRY-0000', direction: 'rtl' } }
