import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { attachTooltip } from '../src/ui/tooltip'
import { type Direction, directions, dirOf } from './support/direction'
import { closeOverlays, inOverlay } from './support/overlay'

interface TooltipProps {
  readonly text: string
  /** The button's position on the page. */
  readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
  /** The page's direction, or always right-to-left. */
  readonly direction: Direction
}

export function Tooltip({ text, corner, direction }: TooltipProps) {
  const button = useRef<HTMLButtonElement>(null)
  // A layout effect, because `useEffect` may run after the story's play function has started.
  useLayoutEffect(() => (button.current ? attachTooltip(button.current, text) : undefined), [text])
  const [block, inline] = corner.split('-')
  return (
    <div
      dir={dirOf(direction)}
      style={{
        display: 'flex',
        minBlockSize: 300,
        alignItems: block === 'top' ? 'start' : 'end',
        justifyContent: inline === 'left' ? 'left' : 'right',
      }}
    >
      <button type="button" ref={button}>
        Book a boat
      </button>
    </div>
  )
}

const meta = {
  title: 'Interface/Tooltip',
  component: Tooltip,
  excludeStories: ['Tooltip'],
  beforeEach: closeOverlays,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    text: 'Boats leave from the north pier; please be there ten minutes before the hour.',
    corner: 'top-left',
    direction: 'page',
  },
  argTypes: {
    corner: { control: 'radio', options: ['top-left', 'top-right', 'bottom-left', 'bottom-right'] },
    direction: { control: 'radio', options: directions },
  },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(inOverlay('.tooltip')).toBeVisible())
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Shown at once on keyboard focus, and after 1200 ms of hovering. */
export const OnFocus: Story = {}

export const TopRight: Story = { args: { corner: 'top-right' } }

export const BottomLeft: Story = { args: { corner: 'bottom-left' } }

export const BottomRight: Story = { args: { corner: 'bottom-right' } }

/** Aligned to the start of the element, here in right-to-left text. */
export const RightToLeft: Story = {
  args: { corner: 'top-right', direction: 'rtl', text: 'تنطلق القوارب من الرصيف الشمالي قبل رأس الساعة بعشر دقائق.' },
}

/** Shown 15 px from the pointer after 1200 ms. It stays while the pointer is on the tooltip itself. */
export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(inOverlay('.tooltip')).toBeVisible(), { timeout: 15_000 })
    await userEvent.hover(inOverlay('.tooltip') as HTMLElement)
    await expect(inOverlay('.tooltip')?.dataset.state).toBe('open')
  },
}

/** At most 250 px wide. */
export const Long: Story = {
  args: {
    text: `${'Boats leave from the north pier. '.repeat(6)}\n\nharbour-and-pine.example/${'timetable/'.repeat(6)}`,
  },
}

export const Short: Story = { args: { text: 'North pier' } }

/** Escape hides it and does not move the focus. */
export const HiddenWithEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(inOverlay('.tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inOverlay('.tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
