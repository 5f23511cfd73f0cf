import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { contextForm, lightboxForm, servedContactForm } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'

interface FormStoryProps {
  /** What the button says. */
  readonly submitText: string
  /** What is said in the form's place. */
  readonly thanks: string
  /** Where a saved form leads; empty to stay. */
  readonly successRedirect: string
}

/** The contact form of a classic page. */
export function ContactForm(props: FormStoryProps) {
  return <ServedMarkup html={servedContactForm(props)} />
}

const meta = {
  title: 'Blocks/Form',
  component: ContactForm,
  excludeStories: ['ContactForm'],
  args: { submitText: 'Send', thanks: 'Thank you, we will write back soon.', successRedirect: '' },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function send(canvas: Canvas, name = 'Send'): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

async function fillAndSend(canvas: Canvas): Promise<void> {
  const firstName = await canvas.findByLabelText('First Name')
  // The server hides its form until the island shows it.
  await waitFor(() => expect(firstName).toBeVisible())
  await userEvent.type(firstName, 'Ada')
  await userEvent.type(canvas.getByLabelText('Last Name'), 'Lovelace')
  await userEvent.type(canvas.getByLabelText(/^Email/), 'ada@example.com')
  await userEvent.type(canvas.getByLabelText(/^Message/), 'Is the lighthouse open on Sundays?')
  await send(canvas)
}

/** As the visitor finds it. Choose a scenario in the toolbar and send it. */
export const Fresh: Story = {}

/** Sent empty: each field says what it wants, and the first one has the focus. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText('One or more fields is invalid, please check your entries.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('First Name')).toHaveFocus())
  },
}

/** On its way: the button says so and is locked. */
export const Submitting: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByRole('button', { name: 'Submitting…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Saved: the submission text takes the form's place. */
export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(canvas.getByText(args.thanks)).toHaveFocus())
  },
}

/** Too many entries of one visitor. */
export const RateLimited: Story = {
  globals: { scenario: 'rateLimited' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(
      await canvas.findByText('Unable to submit form. Submission rate limit exceeded. Please try again later.'),
    ).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Ada')
  },
}

/** The server does not take two of the fields. */
export const DeclinedFields: Story = {
  globals: { scenario: 'fieldErrors' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(
      await canvas.findByText('Your form has encountered a problem. Please scroll down to review.'),
    ).toBeVisible()
    await expect(canvas.getAllByText('The server does not accept this value.')).toHaveLength(2)
  },
}

/** Every field type, drawn from the form's context because the server sent an empty wrapper. */
export const EveryField: Story = {
  render: (props) => <ServedMarkup html={contextForm(props)} />,
}

/** The same, sent empty. */
export const EveryFieldWrong: Story = {
  render: (props) => <ServedMarkup html={contextForm(props)} />,
  play: async ({ canvas }) => {
    await send(canvas)
    await waitFor(() => expect(canvas.getAllByText('Name is required.')[0]).toBeVisible())
  },
}

/** Statements with answers from -2 to 2. */
export const Likert: Story = {
  render: (props) => <ServedMarkup html={contextForm(props, ['likert'])} />,
}

/** A form behind a button: a dialog in place. */
export const Lightbox: Story = {
  render: (props) => <ServedMarkup html={lightboxForm(props)} />,
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Request a quote' })
    await waitFor(async () => {
      await userEvent.click(handle)
      await expect(canvas.getByRole('dialog', { name: 'Request a quote' })).toBeVisible()
    })
  },
}
