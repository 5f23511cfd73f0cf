import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
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
  return <ServedMarkup html={html} context={{ website: {} }} direction={direction} />
}

const meta = {
  title: 'Blocks/Gift card balance',
  component: GiftCardBalance,
  excludeStories: ['GiftCardBalance'],
  args: { code: 'SKERRY-0025-PART' },
} satisfies Meta<typeof GiftCardBalance>

export default meta
type Story = StoryObj<typeof meta>

/** Asks for the balance, and waits for the answer. */
const ask = (answer: string | RegExp) => {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(answer, {}, patience)).toBeVisible()
  }
}
const unknown = { code: 'SKERRY-0000' }
const noCard = ask('There is no gift card with this code.')

export const Initial: Story = { play: untilMounted }

export const Balance: Story = { play: ask(/^There is .*\d.* left on this card\.$/) }

export const Spent: Story = { args: { code: 'SKERRY-0100-DONE' }, play: ask('There is nothing left on this card.') }

export const Unknown: Story = { args: unknown, play: noCard }

export const CodeMissing: Story = { args: { code: '' }, play: ask('Please enter the code of your gift card.') }

export const Failed: Story = { globals: { scenario: 'serverError' }, play: ask(/try again later/) }

export const Offline: Story = { globals: { scenario: 'offline' }, play: ask(/check your internet/) }

export const RightToLeft: Story = { args: { ...unknown, direction: 'rtl' }, play: noCard }
