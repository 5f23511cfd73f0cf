import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface AccordionStoryProps {
  /** `data-should-allow-multiple-open-items`: opening one leaves the others open. */
  readonly shouldAllowMultipleOpenItems: boolean
  /** `data-is-expanded-first-item`: the first item starts open. */
  readonly isExpandedFirstItem: boolean
  readonly titles: readonly string[]
  /** The text of each item. */
  readonly text: string
}

const item = (title: string, text: string) => `
  <li class="accordion-item">
    <h3 class="accordion-item__title-wrapper" role="heading" aria-level="3">
      <button class="accordion-item__click-target" aria-expanded="false">
        <span class="accordion-item__title">${title}</span>
        <span class="accordion-icon-container" data-is-open="false" aria-hidden="true"></span>
      </button>
    </h3>
    <div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>${text}</p></div></div>
    <div class="accordion-divider" aria-hidden="true"></div>
  </li>`

/** B6 Accordion, in the platform's markup. */
export function Accordion({ shouldAllowMultipleOpenItems, isExpandedFirstItem, titles, text }: AccordionStoryProps) {
  const html = `
    <div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69"><div class="sqs-block-content">
      <ul class="accordion-items-container"
        data-should-allow-multiple-open-items="${shouldAllowMultipleOpenItems || ''}"
        data-is-expanded-first-item="${isExpandedFirstItem || ''}">${titles.map((title) => item(title, text)).join('')}</ul>
    </div></div>`
  return <ServedMarkup html={html} />
}

const titles = ['When does the ferry leave?', 'May I bring a dog?', 'Is there bread left after noon?']
const text =
  'On the hour, from the stone pier, until the light is lit. In a storm it stays where it is, and so should you.'

const meta = {
  title: 'Blocks/Accordion',
  component: Accordion,
  excludeStories: ['Accordion'],
  args: { shouldAllowMultipleOpenItems: false, isExpandedFirstItem: false, titles, text },
  play: untilMounted,
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const FirstItemExpanded: Story = {
  args: { isExpandedFirstItem: true },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: titles[0] })
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'))
  },
}

/** Opening one item closes the others. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await Promise.all(titles.slice(0, 2).map((name) => canvas.findByRole('button', { name })))
    await userEvent.click(first!)
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(second!)
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'))
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}

export const SeveralOpen: Story = {
  args: { shouldAllowMultipleOpenItems: true },
  play: async ({ canvas }) => {
    for (const name of titles) {
      const button = await canvas.findByRole('button', { name })
      await userEvent.click(button)
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    }
    for (const name of titles)
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const LongTitles: Story = {
  args: { titles: titles.map((title) => `${title} ${'And what if it rains? '.repeat(6)}`), isExpandedFirstItem: true },
}

export const RightToLeft: Story = { ...FirstItemExpanded, decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
