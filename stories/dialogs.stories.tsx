import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { alertDialog, type DialogOptions, informationDialog, openDialog } from '../src/ui/dialogs'
import { closeOverlays, inOverlay } from './support/overlay'

/** Opens the dialog when the story is shown, and shows how it was closed. */
export function DialogDemo(options: DialogOptions) {
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
  excludeStories: ['DialogDemo'],
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

/** The dialog of `alertDialog`, with the single button 'Okay'. */
export const Alert: Story = {
  args: { kind: 'confirm', title: '', message: 'Your session has expired or cookies are not enabled.' },
}

/** Closes on Escape, after a timeout, or from code. */
export const NoButtons: Story = {
  args: { kind: 'none', title: 'Preparing your order', message: 'This takes a moment.' },
}

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    message: `https://harbour-and-pine.example/${'a-very-long-path/'.repeat(8)}\n\n${'Slow mornings by the water. '.repeat(12)}`,
  },
}

/** As wide as its text needs, at most the window minus 40 px. */
export const Wide: Story = {
  args: { kind: 'confirm', title: 'How to find us', width: 560, padding: 32, message: 'Down the slip, past the oven.' },
}

/** A decision that the owner has to make: Escape does nothing. */
export const WithoutEscape: Story = {
  args: {
    kind: 'confirm-reject',
    title: 'Two tabs have this page open',
    message: 'Keep this one?',
    closesOnEscape: false,
  },
  play: async (context) => {
    await meta.play(context)
    await userEvent.keyboard('{Escape}')
    await expect(inOverlay('.dialog')?.dataset.state).toBe('open')
  },
}

export const ClosesByItself: Story = {
  args: { kind: 'none', title: 'Your boat is held', message: 'For two more seconds.', autoHideMs: 2000 },
  play: async (context) => {
    await meta.play(context)
    await expect(await context.canvas.findByText('Closed with: timer', {}, { timeout: 15_000 })).toBeVisible()
  },
}

/** The text is taller than the window: it scrolls, and the focus starts at its beginning. */
export const LongText: Story = {
  args: {
    kind: 'confirm-reject',
    title: 'Conditions of hire',
    message: Array.from({ length: 60 }, (_, line) => `${line + 1}. Bring the boat back before the tide does.`).join(
      '\n',
    ),
  },
  play: async (context) => {
    await meta.play(context)
    await waitFor(() => expect(inOverlay('.dialog')?.matches(':focus')).toBe(true))
  },
}

export const RightToLeft: Story = {
  args: {
    title: 'هل تريد الحذف؟',
    message: 'سيُحذف القارب الأزرق من سلة التسوق.',
    confirmLabel: 'حسنًا',
    cancelLabel: 'إلغاء',
  },
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    const close = closeOverlays()
    return () => {
      close()
      document.documentElement.removeAttribute('dir')
    }
  },
}

/** Two stacked dialogs: Escape closes the upper one, and the focus returns to the lower one. */
export const TwoAtOnce: Story = {
  play: async (context) => {
    await meta.play(context)
    const upper = alertDialog('The blue kayak is the last one.', 'Are you sure?')
    await waitFor(() => expect(inOverlay('.dialog-scrim + .dialog-scrim .dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(await upper.outcome).toBe('escape')
    await waitFor(() => expect(inOverlay('.dialog-scrim [data-first="true"]')?.matches(':focus')).toBe(true))
  },
}

function CartDemo() {
  const [boats, setBoats] = useState(['The blue kayak', 'The red canoe', 'The raft'])
  const remove = async (boat: string) => {
    const { outcome } = openDialog({
      kind: 'confirm-cancel',
      title: 'Remove this item?',
      message: boat,
      isDestructive: true,
    })
    if ((await outcome) === 'confirm') setBoats((all) => all.filter((other) => other !== boat))
  }
  return (
    <main>
      <h1>Your shopping cart</h1>
      <ul>
        {boats.map((boat) => (
          <li key={boat}>
            <button type="button" onClick={() => void remove(boat)}>
              Remove {boat}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** The opener has been removed when the dialog closes: the focus moves to the opener's neighbour. */
export const OpenerRemoved: Story = {
  parameters: { controls: { disable: true } },
  render: () => <CartDemo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove The red canoe' }))
    await waitFor(() => expect(inOverlay('.button--danger')).toBeVisible())
    await userEvent.click(inOverlay('.button--danger') as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove The raft' })).toHaveFocus())
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

/** Top right, without buttons, with the role `status`. Hovering, tapping or leaving the tab pauses its timer. */
export const Information: Story = {
  parameters: { controls: { disable: true } },
  render: () => <InformationDemo />,
  play: async () => {
    await waitFor(() => expect(inOverlay('[role="status"]')).toHaveTextContent('Logout Successful'))
  },
}

/** They are stacked, with the latest last. */
export const SeveralInformationDialogs: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <button
      type="button"
      onClick={() => {
        informationDialog({ title: 'Saved', autoHideMs: 60_000 })
        informationDialog({ title: 'Sent', message: 'The boatyard will answer.', autoHideMs: 60_000 })
      }}
    >
      Save and send
    </button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(inOverlay('.information + .information')).toBeVisible())
  },
}
