import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/textarea-counter/messages'
import { countedField } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface CounterStoryProps {
  /** `data-max-length`; 0 means no counter. */
  readonly maxLength: number
  /** The field's initial value. */
  readonly text: string
}

/** A field with a maximum length. */
export function CountedField({ maxLength, text }: CounterStoryProps) {
  return (
    <div style={{ maxInlineSize: 420 }}>
      <style>{'textarea { inline-size: 100%; box-sizing: border-box }'}</style>
      <ServedMarkup html={countedField(maxLength, text)} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Textarea counter',
  component: CountedField,
  excludeStories: ['CountedField'],
  args: { maxLength: 120, text: 'The ferry was on time.' },
} satisfies Meta<typeof CountedField>

export default meta
type Story = StoryObj<typeof meta>

export const WithinMaximum: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.count, { length: 22, maximum: 120 }))).toBeVisible()
  },
}

/** Longer than the maximum. The text is not truncated. */
export const OverMaximum: Story = {
  args: { maxLength: 10 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.count, { length: 22, maximum: 10 }))).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Message'), '!')
    await expect(await canvas.findByText(saying(messages.count, { length: 23, maximum: 10 }))).toBeVisible()
  },
}

/** A maximum of 0 means no maximum. */
export const NoMaximum: Story = { args: { maxLength: 0 } }
