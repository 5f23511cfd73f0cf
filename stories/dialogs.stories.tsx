import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type DialogOptions, informationDialog, openDialog } from '../src/ui/dialogs'
import { closeOverlays, inOverlay } from './support/overlay'

/** Opens the dialog when the story is shown, and says how it was closed. */
function DialogDemo(options: DialogOptions) {
  const [outcome, setOutcome] = useState('')
  const open = async () => setOutcome(await openDialog(options).outcome)
  return (
    <main>
      <h1>Harbour &amp; Pine</h1>
      <p>
        <button type="button" onClick={open}>
          Open the dialog
        </button>
      </p>
      <p aria-live="polite">{outcome && `Closed with: ${outcome}`}</p>
    </main>
  )
}

const meta = {
  title: 'Interface/Dialogs',
  component: DialogDemo,
  args: {
    kind: 'confirm-cancel',
    title: 'Remove this item?',
    message: 'The blue kayak will be taken out of your shopping cart.',
    width: 350,
    padding: 20,
    closesOnEscape: true,
    isDestructive: false,
  },
  argTypes: { kind: { control: 'radio', options: ['confirm-reject', 'confirm-cancel', 'confirm', 'none'] } },
  beforeEach: closeOverlays,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }))
    await waitFor(() => expect(inOverlay('[role="dialog"], [role="alertdialog"]')).toBeVisible())
  },
} satisfies Meta<typeof DialogDemo>

export default meta
type Story = StoryObj<typeof meta>

export const ConfirmOrReject: Story = {
  args: { kind: 'confirm-reject', title: 'Keep your reservation?', message: 'It is held for ten more minutes.' },
}

export const ConfirmOrCancel: Story = {}

export const Destructive: Story = { args: { confirmLabel: 'Remove', isDestructive: true } }

/** What `alertDialog` opens: the one button 'Okay'. */
export const Alert: Story = {
  args: { kind: 'confirm', title: '', message: 'Your session has expired or cookies are not enabled.' },
}

/** Closes by Escape, by time or from outside. */
export const NoButtons: Story = {
  args: { kind: 'none', title: 'Preparing your order', message: 'This takes a moment.' },
}

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    message: `https://harbour-and-pine.example/${'a-very-long-path/'.repeat(8)}\n\n${'Slow mornings by the water. '.repeat(12)}`,
  },
}

function InformationDemo() {
  useEffect(() => {
    informationDialog({
      title: 'Logout Successful',
      message: 'You have been successfully logged out.',
      autoHideMs: 60_000,
    })
  }, [])
  return (
    <button type="button" onClick={() => informationDialog({ title: 'Saved' })}>
      Save (hides after 2000 ms)
    </button>
  )
}

/** Top right, no buttons, a status for screen readers. Hover it, tap it or leave the tab and it waits. */
export const Information: Story = {
  render: () => <InformationDemo />,
  play: async () => {
    await waitFor(() => expect(inOverlay('[role="status"]')).toHaveTextContent('Logout Successful'))
  },
}
