import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { attachTooltip } from '../src/ui/tooltip'
import { closeOverlays, inOverlay } from './support/overlay'

interface TooltipProps {
  readonly text: string
  /** Where on the page the button is. */
  readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
}

function Tooltip({ text, corner }: TooltipProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (button.current ? attachTooltip(button.current, text) : undefined), [text])
  const [block, inline] = corner.split('-')
  return (
    <div
      style={{
        display: 'flex',
        minBlockSize: 300,
        alignItems: block === 'top' ? 'start' : 'end',
        justifyContent: inline === 'left' ? 'start' : 'end',
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
  beforeEach: closeOverlays,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { text: 'Boats leave from the north pier; please be there ten minutes before the hour.', corner: 'top-left' },
  argTypes: {
    corner: { control: 'radio', options: ['top-left', 'top-right', 'bottom-left', 'bottom-right'] },
  },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(inOverlay('.tooltip')).toBeVisible())
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** The keyboard gets it at once, a pointer after resting for 1200 ms. */
export const OnFocus: Story = {}

export const NearTheEdge: Story = { args: { corner: 'bottom-right' } }

export const Short: Story = { args: { text: 'North pier' } }

/** Escape hides it and the focus stays where it is. */
export const HiddenWithEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(inOverlay('.tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inOverlay('.tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
