import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/search/messages'
import { searchPageShell } from '../mocks/site/markup/search'
import { type Direction, directions } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface SearchPageStoryProps {
  /** The query in the page's URL. */
  readonly query: string
  readonly direction: Direction
}

/** The platform's search page: an empty shell that gets its field and the results. */
export function SearchPage({ direction }: SearchPageStoryProps) {
  return <ServedMarkup html={searchPageShell().text} direction={direction} />
}

const meta = {
  title: 'Blocks/Search page',
  component: SearchPage,
  excludeStories: ['SearchPage'],
  argTypes: { direction: { control: 'radio', options: directions }, query: { control: false } },
  args: { query: 'boat', direction: 'page' },
  beforeEach: ({ args }) => {
    const before = location.href
    const asked = new URL(before)
    asked.searchParams.set('q', args.query)
    history.replaceState(history.state, '', asked)
    return () => history.replaceState(history.state, '', before)
  },
  play: async ({ canvas }) => {
    await untilMounted()
    await expect((await canvas.findAllByRole('listitem', {}, { timeout: 10_000 }))[0]).toBeVisible()
  },
} satisfies Meta<typeof SearchPage>

export default meta
type Story = StoryObj<typeof meta>

export const Results: Story = {}

/** Without a query there is only the field. */
export const Empty: Story = {
  args: { query: '' },
  play: async ({ canvas }) => {
    await untilMounted()
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  args: { query: 'submarine' },
  play: async ({ canvas }) => {
    await untilMounted()
    await expect(await canvas.findByText(saying(messages.nothing, { query: 'submarine' }))).toBeVisible()
  },
}

/** The next results are added below, and focus moves to the first of them. */
export const MoreResults: Story = {
  args: { query: 'a' },
  play: async (context) => {
    await meta.play(context)
    const { canvas } = context
    const before = canvas.getAllByRole('listitem').length
    await userEvent.click(canvas.getByRole('button', { name: 'See more' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(before))
    await expect(canvas.getAllByRole('listitem')[before]?.querySelector('a')).toHaveFocus()
  },
}

/** Results without a title or a safe link are skipped; a long title wraps. */
export const HostileResults: Story = { globals: { scenario: 'hostileSearch' } }

/** The server’s response is invalid. */
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await untilMounted()
    await expect(await canvas.findByRole('button', { name: saying(messages.retry) }, { timeout: 10_000 })).toBeVisible()
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
