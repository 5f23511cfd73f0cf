import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { contactForm } from '../mocks/fixtures/forms'
import type { ScenarioName } from '../mocks/scenarios/scenarios'
import { interceptNavigation } from '../src/browser/navigate'
import { enter, patience } from './support/enter'
import { servedContactForm } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface SubmissionStoryProps {
  /** What the button says. */
  readonly submitText: string
  /** What is said in the form's place. */
  readonly thanks: string
  /** Where a saved form leads; empty to stay. */
  readonly successRedirect: string
  /** The owner's HTML that runs once the form was saved. */
  readonly html: string
  /** What was typed is kept through a reload. */
  readonly isDraft: boolean
}

/** What becomes of a form that is sent. */
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

/** A story in which the server does not save the form: the visitor reads why, and nothing that was typed is lost. */
const failing = (scenario: ScenarioName, ...messages: readonly string[]): Story => ({
  globals: { scenario },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    for (const message of messages) await expect(await canvas.findByText(message, {}, patience)).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Ada')
    await expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  },
})

const noKey = 'Could not get a form submission key, please try again later.'
const unknown = 'Unknown error, please try again later.'

export const Idle: Story = { play: untilMounted }

/** On its way: the button says so, and a second submit is ignored. */
export const Submitting: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    const button = await canvas.findByRole('button', { name: 'Submitting…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SuccessText: Story = {
  play: async ({ canvas, args }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(canvas.getByText(args.thanks)).toHaveFocus(), patience)
  },
}

/** The owner's own HTML is shown beside the text; its scripts run, unless the page's policy is strict. */
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

/** The browser goes to the owner's page instead. Here it is told to stay. */
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
  'Your form has encountered a problem. Please scroll down to review.',
  'Your form has encountered a problem. Please scroll up to review.',
)
export const Unauthorized: Story = failing('unauthorized', 'Unable to submit form. Please try again later.')
export const NotConfigured: Story = failing('formNotConfigured', 'This form has not been configured yet.')
export const RateLimited: Story = failing(
  'rateLimited',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.',
)
export const ServerError: Story = failing('serverError', 'Unable to send form. Please try again later.')
/** What the server itself says, where no status has a text of its own. */
export const ErrorReply: Story = failing('errorReply', 'The request was declined.')
export const ErrorWithOkStatus: Story = failing('errorWithOkStatus', 'The request was declined.')
export const Unavailable: Story = failing('unavailable', unknown)
export const NotJson: Story = failing('notJson', unknown)
export const KeyMissing: Story = failing('formKeyMissing', noKey)
export const KeyFails: Story = failing('formKeyFails', noKey)
/** The token expired, and the new one too. */
export const TokenExpired: Story = failing('crumbExpiredTwice', noKey)
export const Offline: Story = failing('offline', noKey, 'Please check your internet connection.')

/** The token expired: it is renewed, and the form is saved once. */
export const TokenRenewed: Story = {
  globals: { scenario: 'crumbExpired' },
  play: async ({ canvas, args }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(canvas.getByText(args.thanks)).toBeVisible(), patience)
  },
}

/** What was typed before a reload is there again. */
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
