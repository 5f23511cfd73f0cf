import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/owner-shortcuts/messages'
import { interceptNavigation } from '../src/browser/navigate'
import { patience } from './support/enter'
import { inOverlay } from './support/overlay'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface OwnerShortcutsStoryProps {
  /** Whether an account is logged in. */
  readonly isLoggedIn: boolean
  /** The site's `useEscapeKeyToLogin`. */
  readonly escapeLogsIn: boolean
}

/** R6 The Escape key of owners. The story does not navigate but shows the URL below the field. */
export function OwnerShortcuts({ isLoggedIn, escapeLogsIn }: OwnerShortcutsStoryProps) {
  const context = {
    ...(isLoggedIn ? { authenticatedAccount: { id: 'a1' } } : {}),
    websiteSettings: { useEscapeKeyToLogin: escapeLogsIn },
  }
  return (
    <>
      <ServedMarkup
        html='<form><label for="words">While there are words here, Escape does nothing.</label> <input id="words"></form>'
        context={context}
      />
      <output id="address" style={{ display: 'block', marginBlockStart: 8, overflowWrap: 'anywhere' }} />
    </>
  )
}

const address = () => document.querySelector('#address')

const meta = {
  title: 'Blocks/Owner shortcuts',
  component: OwnerShortcuts,
  excludeStories: ['OwnerShortcuts'],
  args: { isLoggedIn: true, escapeLogsIn: false },
  beforeEach: () =>
    interceptNavigation((url) => {
      const place = address()
      if (place) place.textContent = url
    }),
} satisfies Meta<typeof OwnerShortcuts>

export default meta
type Story = StoryObj<typeof meta>

export const Escape: Story = {
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.type(canvas.getByRole('textbox'), 'Dear keeper')
    canvas.getByRole('textbox').blur()
    await userEvent.keyboard('{Escape}')
    await expect(address()).toBeEmptyDOMElement()
    await userEvent.clear(canvas.getByRole('textbox'))
    canvas.getByRole('textbox').blur()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address()).toHaveTextContent('/config/?frameUrl='))
  },
}

export const VisitorLogsIn: Story = {
  args: { isLoggedIn: false, escapeLogsIn: true },
  play: async () => {
    await untilMounted()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address()).toHaveTextContent('/config/?frameUrl='))
  },
}

export const LogoutSuccessful: Story = {
  args: { isLoggedIn: false },
  beforeEach: () => {
    const url = new URL(location.href)
    url.searchParams.set('logout', 'true')
    history.replaceState(history.state, '', url)
  },
  play: async () => {
    await waitFor(() => expect(inOverlay('.information__message')).toHaveTextContent(saying(messages.text)), patience)
  },
}
