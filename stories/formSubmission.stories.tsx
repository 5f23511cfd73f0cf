import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/form/messages'
import { statusMessages } from '../blocks/form/rules/ruleMessages'
import { contactForm } from '../mocks/fixtures/forms'
import type { ScenarioName } from '../mocks/scenarios/scenarios'
import { interceptNavigation } from '../src/browser/navigate'
import { enter, patience } from './support/enter'
import { servedContactForm } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface SubmissionStoryProps {
  /** The label of the submit button. */
  readonly submitText: string
  /** The message that replaces the saved form. */
  readonly thanks: string
  /** The page to open after the form is saved; empty to stay. */
  readonly successRedirect: string
  /** The owner's HTML to show after the form is saved. */
  readonly html: string
  /** Keeps the visitor's input across a reload. */
  readonly isDraft: boolean
}

/** The results of submitting a form. */
export function SubmittedForm({ html, isDraft, ...form }: SubmissionStoryProps) {
  const quoted = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const after = `<div class="hidden form-submission-html" data-submission-html="${quoted}"></div></form>`
  const markup = servedContactForm(form).replace('</form>', after)
  return <ServedMarkup html={isDraft ? markup.replace('<form ', '<form data-draft ') : markup} />
}

const meta = {
  title: 'Blocks/Form/Submission',
  component: SubmittedForm,
  excludeStories: ['SubmittedForm'],
  args: {
    submitText: 'Send',
    thanks: 'Thank you, we will write back soon.',
    successRedirect: '',
    html: '',
    isDraft: false,
  },
} satisfies Meta<typeof SubmittedForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillAndSend(canvas: Canvas): Promise<void> {
  await enter(canvas, {
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    Email: 'ada@example.com',
    Message: 'Is the lighthouse open on Sundays?',
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
}

/** A story in which the form is not saved: the error is shown, and the visitor's input is kept. */
const failing = (scenario: ScenarioName, ...expected: readonly (() => string)[]): Story => ({
  globals: { scenario },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    for (const message of expected) await expect(await canvas.findByText(saying(message()), {}, patience)).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Ada')
    await expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  },
})

const noKey = () => messages.noKey
const unknown = () => messages.unknownError
const declined = () => 'The request was declined.' // by the server

export const Idle: Story = { play: untilMounted }

/** While submitting, the button says so, and a second submit is ignored. */
export const Submitting: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    const button = await canvas.findByRole('button', { name: saying(messages.submitting) })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SuccessText: Story = {
  play: async ({ canvas, args }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(canvas.getByText(args.thanks)).toHaveFocus(), patience)
  },
}

/** The owner's HTML is shown with the text. Its scripts run unless the page's policy is strict. */
export const SuccessHtml: Story = {
  args: { html: '<p>Your letter has the number <b>42</b>.</p>' },
  play: async ({ canvas, canvasElement }) => {
    await fillAndSend(canvas)
    await canvas.findByText('42', {}, patience)
    await expect(canvasElement.querySelector('.form-submission-html')).toHaveTextContent(
      'Your letter has the number 42.',
    )
  },
}

/** The browser opens the owner's page instead. The story prevents the navigation. */
export const SuccessRedirect: Story = {
  args: { successRedirect: '/thank-you' },
  play: async ({ canvas }) => {
    const went: string[] = []
    const stop = interceptNavigation((url) => went.push(url))
    await fillAndSend(canvas)
    await waitFor(() => expect(went).toEqual([new URL('/thank-you', location.href).href]), patience)
    stop()
  },
}

export const FieldErrors: Story = failing(
  'fieldErrors',
  () => messages.reviewBelow,
  () => messages.reviewAbove,
)
export const Unauthorized: Story = failing('unauthorized', () => statusMessages[401])
export const NotConfigured: Story = failing('formNotConfigured', () => statusMessages[404])
export const RateLimited: Story = failing('rateLimited', () => statusMessages[429])
export const ServerError: Story = failing('serverError', () => statusMessages[500])
/** The server's own message, for a status without a text. */
export const ErrorReply: Story = failing('errorReply', declined)
export const ErrorWithOkStatus: Story = failing('errorWithOkStatus', declined)
export const Unavailable: Story = failing('unavailable', unknown)
export const NotJson: Story = failing('notJson', unknown)
export const KeyMissing: Story = failing('formKeyMissing', noKey)
export const KeyFails: Story = failing('formKeyFails', noKey)
/** The token has expired, and so has the new one. */
export const TokenExpired: Story = failing('crumbExpiredTwice', noKey)
export const Offline: Story = failing('offline', noKey, () => messages.checkConnection)

/** The token has expired: it is renewed, and the form is saved once. */
export const TokenRenewed: Story = {
  globals: { scenario: 'crumbExpired' },
  play: async ({ canvas, args }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(canvas.getByText(args.thanks)).toBeVisible(), patience)
  },
}

/** Restores the input from before a reload. */
export const Draft: Story = {
  args: { isDraft: true },
  beforeEach: () => {
    const key = `skerry.draft ${location.pathname} ${contactForm.id}`
    const value = { 'name-f201/0': 'Ada', 'textarea-f204/0': 'Is the lighthouse' }
    sessionStorage.setItem(key, JSON.stringify({ value }))
    return () => sessionStorage.removeItem(key)
  },
  play: async ({ canvas }) => {
    await untilMounted()
    await waitFor(() => expect(canvas.getByLabelText(/^Message/)).toHaveValue('Is the lighthouse'), patience)
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Ada')
  },
}
