import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/gift-card-balance/messages'
import { messages as dataMessages } from '../src/data/messages'
import { messages as attemptMessages } from '../src/ui/attemptMessages'
import type { Direction } from './support/direction'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
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

/** Requests the balance, and waits for the answer. */
const ask = (answer: () => RegExp) => {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(answer(), {}, patience)).toBeVisible()
  }
}
const unknown = { code: 'SKERRY-0000' }
const noCard = ask(() => saying(messages.unknown))

export const Initial: Story = { play: untilMounted }

export const Balance: Story = { play: ask(() => saying(messages.balance)) }

export const Spent: Story = { args: { code: 'SKERRY-0100-DONE' }, play: ask(() => saying(messages.spent)) }

export const Unknown: Story = { args: unknown, play: noCard }

export const CodeMissing: Story = { args: { code: '' }, play: ask(() => saying(messages.codeNeeded)) }

export const Failed: Story = { globals: { scenario: 'serverError' }, play: ask(() => saying(dataMessages.internal)) }

export const Offline: Story = { globals: { scenario: 'offline' }, play: ask(() => saying(attemptMessages.offline)) }

export const RightToLeft: Story = { args: { ...unknown, direction: 'rtl' }, play: noCard }
