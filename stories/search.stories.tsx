import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/search/messages'
import { type Direction, directions } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface SearchStoryProps {
  /** The text to type into the field. */
  readonly typed: string
  readonly direction: Direction
}

/** A search field with a live preview. */
export function Search({ direction }: SearchStoryProps) {
  return (
    <ServedMarkup
      html='<div class="sqs-block sqs-block-search"><div class="sqs-search-ui-text-input" data-preview="true" data-collection=""><input type="search" class="search-input" placeholder="Search" aria-label="Search"></div></div>'
      direction={direction}
    />
  )
}

const meta = {
  title: 'Blocks/Search',
  component: Search,
  excludeStories: ['Search'],
  argTypes: { direction: { control: 'radio', options: directions }, typed: { control: false } },
  args: { typed: 'boat', direction: 'page' },
  play: async ({ canvas, args }) => {
    await untilMounted()
    await userEvent.type(canvas.getByRole('combobox'), args.typed)
    await expect(await canvas.findByRole('listbox', {}, { timeout: 10_000 })).toBeVisible()
  },
} satisfies Meta<typeof Search>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { play: async () => untilMounted() }

export const Results: Story = {}

/** The second result is active; focus stays in the field. */
export const Chosen: Story = {
  play: async ({ canvas, ...context }) => {
    await meta.play({ canvas, ...context } as Parameters<typeof meta.play>[0])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  },
}

export const NothingFound: Story = {
  args: { typed: 'submarine' },
  play: async ({ canvas, args }) => {
    await untilMounted()
    await userEvent.type(canvas.getByRole('combobox'), args.typed)
    await expect((await canvas.findAllByText(saying(messages.nothing, { query: 'submarine' })))[0]).toBeVisible()
  },
}

/** The response is pending; the field shows that it is searching. */
export const Loading: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas, args }) => {
    await untilMounted()
    await userEvent.type(canvas.getByRole('combobox'), args.typed)
    await expect((await canvas.findAllByText(saying(messages.searching)))[0]).toBeVisible()
  },
}

/** The preview fails; Enter still opens the search page. */
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  play: async ({ canvas, args }) => {
    await untilMounted()
    await userEvent.type(canvas.getByRole('combobox'), args.typed)
    await expect((await canvas.findAllByText(saying(messages.failed)))[0]).toBeVisible()
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
