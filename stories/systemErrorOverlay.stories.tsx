import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type SystemError, showSystemError } from '../src/ui/systemErrorOverlay'
import { closeOverlays, inOverlay } from './support/overlay'

interface OverlayProps {
  /** The errors, in order of occurrence. */
  readonly errors: readonly SystemError[]
}

export function Overlay({ errors }: OverlayProps) {
  useLayoutEffect(() => {
    for (const error of errors) showSystemError(error)
  }, [errors])
  return (
    <main>
      <h1>Harbour &amp; Pine</h1>
      <p>Slow mornings by the water, ferries at eight.</p>
      <button type="button" onClick={() => errors.forEach(showSystemError)}>
        Fail again
      </button>
    </main>
  )
}

const meta = {
  title: 'Interface/System-error overlay',
  component: Overlay,
  excludeStories: ['Overlay'],
  beforeEach: closeOverlays,
  parameters: { docs: { story: { inline: false, height: '560px' } }, layout: 'fullscreen' },
  play: async () => {
    await waitFor(() => expect(inOverlay('[role="alertdialog"]')).toBeVisible())
  },
} satisfies Meta<typeof Overlay>

export default meta
type Story = StoryObj<typeof meta>

/** The server withheld the details. */
export const Cleaned: Story = { args: { errors: [{ message: 'NullPointerException', isCleaned: true }] } }

export const WithOwnMessage: Story = { args: { errors: [{ message: 'Unauthorized request' }] } }

/** Every error is listed; a repeated one is counted. */
export const SeveralErrors: Story = {
  args: {
    errors: [
      {
        message: `Internal Error: Unable to parse server response from (https://harbour-and-pine.example/api/commerce/shopping-cart/entries?crumb=${'a'.repeat(64)}) as JSON: Unexpected end of JSON input`,
      },
      { message: 'Internal server error. Please try again later.' },
      { message: 'Internal server error. Please try again later.' },
    ],
  },
}

/** 'Clear' and Escape close the overlay. */
export const ClearedWithEscape: Story = {
  args: { errors: [{ message: 'Unauthorized request' }] },
  play: async () => {
    await waitFor(() => expect(inOverlay('[role="alertdialog"]')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(inOverlay('[role="alertdialog"]')).toBeNull()
  },
}
