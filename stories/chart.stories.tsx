import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inspect } from '../src/index'
import { datasetMessages } from '../src/model/dataset/messages'
import { type Direction, directions } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

const boats = [
  ['Month', 'Crossings', 'Dogs'],
  ['April', 41, 21],
  ['May', 58, 44],
  ['June', 60, 63],
]

interface ChartStoryProps {
  /** 1009 bars, 1010 lines, 1011 a pie. */
  readonly chartType: 1009 | 1010 | 1011
  /** The rows of the dataset; the first names the columns. */
  readonly dataTable: readonly (readonly (string | number)[])[]
  readonly title: string
  readonly direction: Direction
}

/** A chart of a dataset. */
export function Chart({ direction, ...data }: ChartStoryProps) {
  const json = JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return (
    <ServedMarkup
      html={`<div class="sqs-block sqs-block-chart" data-block-json="${json}"></div>`}
      direction={direction}
    />
  )
}

const meta = {
  title: 'Blocks/Chart',
  component: Chart,
  excludeStories: ['Chart'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { chartType: 1009, dataTable: boats, title: 'The season of the Kittiwake', direction: 'page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', {}, { timeout: 10_000 })).toBeVisible()
  },
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {}

export const Lines: Story = { args: { chartType: 1010 } }

export const Pie: Story = { args: { chartType: 1011 } }

/** Points are missing, so the line has a gap. */
export const Missing: Story = {
  args: {
    chartType: 1010,
    dataTable: [
      ['', 'Seals'],
      ['2020', 31],
      ['2021', 36],
      ['2022', ''],
      ['2023', 38],
      ['2024', 47],
    ],
  },
}

export const BelowZero: Story = {
  args: {
    dataTable: [
      ['', 'Degrees'],
      ['December', 3],
      ['January', -2],
      ['March', 4],
    ],
  },
}

/** Twelve series: after six, the pairs of colour and pattern differ. */
export const ManySeries: Story = {
  args: {
    dataTable: [
      ['', ...Array.from({ length: 12 }, (_, index) => `Boat ${index + 1}`)],
      ['May', ...Array.from({ length: 12 }, (_, index) => 5 + index)],
      ['June', ...Array.from({ length: 12 }, (_, index) => 17 - index)],
    ],
  },
}

export const ThousandRows: Story = {
  args: {
    chartType: 1010,
    dataTable: [
      ['Day', 'Tide'],
      ...Array.from({ length: 1000 }, (_, day) => [`${day}`, Math.round(50 * Math.sin(day / 20))]),
    ],
  },
}

/** There is nothing to draw, so the table is shown. */
export const Words: Story = {
  args: {
    dataTable: [
      ['', 'Wind'],
      ['Monday', '<b>westerly</b>'],
    ],
  },
  play: async () => untilMounted(),
}

/** A dataset without rows cannot be drawn. The page and the console say why. */
export const Refused: Story = {
  args: { dataTable: boats.slice(0, 1) },
  play: async ({ canvas }) => {
    const reason = saying(datasetMessages.rowNeeded)
    await expect(await canvas.findByText(reason, {}, { timeout: 10_000 })).toBeVisible()
    await waitFor(() => expect(inspect().blocks[0]?.reason).toMatch(reason))
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
