import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { eventsCollection } from '../mocks/fixtures/calendar'
import { pastEvent, type SiteEvent, siteEvents } from '../mocks/fixtures/site'
import { eventItem, type SummaryItem, type SummarySettings, summaryBlock } from '../mocks/site/markup/summary'
import summaryCss from '../mocks/site/styles/summary.css?inline'
import { ServedMarkup } from './support/ServedMarkup'

interface SummaryStoryProps extends Omit<SummarySettings, 'collectionId'> {
  /** The number of items in the collection. */
  readonly count: number
  /** Replaces the items with the site’s events. */
  readonly events?: readonly SiteEvent[]
  /** Whether the items have images. */
  readonly images?: boolean
}

const scenes = ['lighthouse-dawn', 'tide-pools', 'seals-low-tide', 'harbour', 'loaves', 'lamp-lens']
const texts = [
  'A hundred and thirty-one steps.',
  'Low water uncovers another island, which you can walk in boots if you look at the table first.',
  '',
]

/** The latest items of a collection. */
export function Summary({ count, events, images = true, ...settings }: SummaryStoryProps) {
  const items = Array.from(
    { length: count },
    (_, index): SummaryItem => ({
      title: `Entry number ${index + 1}`,
      href: '#',
      date: '2026-05-01',
      scene: (images && scenes[index % scenes.length]) || '',
      excerpt: texts[index % texts.length] ?? '',
      kind: 'text',
    }),
  )
  return (
    <>
      <style>{summaryCss}</style>
      <ServedMarkup
        html={
          summaryBlock('s1', { collectionId: eventsCollection.id, ...settings }, events?.map(eventItem) ?? items).text
        }
      />
    </>
  )
}

const meta = {
  title: 'Blocks/Summary',
  component: Summary,
  excludeStories: ['Summary'],
  args: {
    design: 'autogrid',
    count: 6,
    headerText: 'From the journal',
    imageAspectRatio: '1.5',
    columnWidth: 220,
    gutter: 24,
    slidesPerRow: 3,
  },
  argTypes: {
    design: { control: 'select', options: ['autogrid', 'autocolumns', 'carousel', 'list'] },
    count: { control: { type: 'range', min: 0, max: 30 } },
    imageAspectRatio: { control: 'select', options: ['auto', '0.67', '1', '1.5', '2.4'] },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-skerry-summary]')).not.toBeNull(), {
      timeout: 10_000,
    })
  },
} satisfies Meta<typeof Summary>

export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {}

export const Wall: Story = { args: { design: 'autocolumns', imageAspectRatio: 'auto' } }

export const Carousel: Story = { args: { design: 'carousel' } }

/** The controls are hidden if everything is in view. */
export const CarouselOfTwo: Story = { args: { design: 'carousel', count: 2 } }

export const List: Story = { args: { design: 'list' } }

/** Image and text each take up half of the width. */
export const ListOfLargeImages: Story = {
  args: { design: 'list', listImageSize: 50 },
  play: async (context) => {
    await meta.play(context)
    const image = context.canvasElement.querySelector('.summary-thumbnail-outer-container')!
    const text = context.canvasElement.querySelector('.summary-content')!
    await waitFor(() => expect(image.clientWidth).toBe(text.clientWidth))
  },
}

/** Text without an image takes up the whole width. */
export const ListWithoutImages: Story = {
  args: { design: 'list', images: false },
  play: async (context) => {
    await meta.play(context)
    const text = context.canvasElement.querySelector('.summary-content')!
    await waitFor(() => expect(text.clientWidth).toBe(text.parentElement!.clientWidth))
    await expect(text.parentElement).toHaveClass('no-image') // templates style it by this class
  },
}

export const Thirty: Story = { args: { count: 30 } }

/** Upcoming events. The first has passed since the page was saved, so the server renders the list again without it. */
export const Events: Story = {
  args: { design: 'list', collectionType: 10, events: [pastEvent, ...siteEvents] },
  play: async (context) => {
    await meta.play(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.queryByText(pastEvent.title)).not.toBeInTheDocument(), { timeout: 10_000 })
    await expect(canvas.getByRole('link', { name: 'Seal count' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { design: 'carousel' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
