import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/login/messages'
import { messages as attemptMessages } from '../src/ui/attemptMessages'
import type { Direction } from './support/direction'
import { patience } from './support/enter'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface LoginStoryProps {
  readonly password: string
  readonly direction?: Direction
}

/** The login form of members. */
export function Login({ password, direction }: LoginStoryProps) {
  const html = `<form data-login><input type="hidden" name="returnTo" value="/members">
<p><label for="email">Email</label> <input id="email" type="email" name="email" value="member@example.test" autocomplete="username"></p>
<p><label for="password">Password</label> <input id="password" type="password" name="password" value="${password}" autocomplete="current-password"></p>
<button>Log in</button></form>`
  return <ServedMarkup html={html} direction={direction} />
}

const meta = {
  title: 'Blocks/Login',
  component: Login,
  excludeStories: ['Login'],
  args: { password: '' },
} satisfies Meta<typeof Login>

export default meta
type Story = StoryObj<typeof meta>

/** Logs in, and waits for the answer. */
const logIn = (answer: () => RegExp) => {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(answer(), {}, patience)).toBeVisible()
  }
}
const wrong = { password: 'lamphouse' }
const passwordMissing = logIn(() => saying(messages.passwordNeeded))

export const Initial: Story = { play: untilMounted }

export const PasswordMissing: Story = { play: passwordMissing }

export const PasswordWrong: Story = { args: wrong, play: logIn(() => saying(messages.wrong)) }

/** After too many attempts, the message says how long to wait. */
export const RateLimited: Story = {
  args: wrong,
  globals: { scenario: 'rateLimited' },
  play: logIn(() => saying(attemptMessages.waitSeconds)),
}

export const Offline: Story = {
  args: wrong,
  globals: { scenario: 'offline' },
  play: logIn(() => saying(attemptMessages.offline)),
}

export const RightToLeft: Story = { args: { direction: 'rtl' }, play: passwordMissing }
