import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type SummaryItem, type SummarySettings, summaryBlock } from '../mocks/site/markup/summary'
import { ServedMarkup } from './support/ServedMarkup'

interface SummaryStoryProps extends Omit<SummarySettings, 'collectionId'> {
  /** The number of items in the collection. */
  readonly count: number
}

const scenes = ['lighthouse-dawn', 'tide-pools', 'seals-low-tide', 'harbour', 'loaves', 'lamp-lens']
const texts = [
  'A hundred and thirty-one steps.',
  'Low water uncovers another island, which you can walk in boots if you look at the table first.',
  '',
]

/** The latest items of a collection. */
export function Summary({ count, ...settings }: SummaryStoryProps) {
  const items = Array.from(
    { length: count },
    (_, index): SummaryItem => ({
      title: `Entry number ${index + 1}`,
      href: '#',
      date: '2026-05-01',
      scene: scenes[index % scenes.length] ?? '',
      excerpt: texts[index % texts.length] ?? '',
      kind: 'text',
    }),
  )
  return <ServedMarkup html={summaryBlock('s1', { collectionId: 'c1', ...settings }, items).text} />
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

export const Thirty: Story = { args: { count: 30 } }

export const RightToLeft: Story = {
  args: { design: 'carousel' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
