import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Direction, directions } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'

interface MenuStoryProps {
  readonly titles: readonly string[]
  readonly direction: Direction
}

const tab = (title: string) =>
  `<button type="button" class="menu-select-labels js-menu-select-labels">${title}</button>`
const panel = (title: string) => `<div class="menu js-menu"><div class="menu-section"><div class="menu-items">
  <div class="menu-item"><div class="menu-item-title">${title} of the day</div><div class="menu-item-description">Whatever came in with the boat, and bread.</div></div>
</div></div></div>`

/** B7 Menu, in the platform's markup. */
export function Menu({ titles, direction }: MenuStoryProps) {
  const html = `<div class="sqs-block menu-block sqs-block-menu" data-block-type="18"><div class="sqs-block-content"><div class="menu-wrapper">
    <div class="menu-selector">${titles.map(tab).join('')}</div>
    <div class="menus menus--has-multiple">${titles.map(panel).join('')}</div></div></div></div>`
  return <ServedMarkup html={html} direction={direction} />
}

const meta = {
  title: 'Blocks/Menu',
  component: Menu,
  excludeStories: ['Menu'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { titles: ['Breakfast', 'Lunch', 'Supper'], direction: 'page' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist', {}, { timeout: 10_000 })
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {}

export const Selected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist', {}, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('tab', { name: 'Supper' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Supper' })).toBeVisible()
  },
}

/** The arrow keys move the focus; the selected tab is still the first. */
export const FocusMoved: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist', {}, { timeout: 10_000 })
    const first = canvas.getByRole('tab', { name: 'Breakfast' })
    first.focus()
    await userEvent.keyboard(getComputedStyle(first).direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Supper' })).toHaveFocus())
    await expect(canvas.getByRole('tabpanel', { name: 'Breakfast' })).toBeVisible()
  },
}

export const ManyTabs: Story = { args: { titles: Array.from({ length: 24 }, (_, index) => `Menu ${index + 1}`) } }

export const RightToLeft: Story = { args: { direction: 'rtl' } }
