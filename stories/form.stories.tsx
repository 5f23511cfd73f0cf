import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/form/messages'
import { ruleMessages, statusMessages } from '../blocks/form/rules/ruleMessages'
import { messages as modelMessages } from '../src/model/messages'
import { contextForm, fileForm, lightboxForm, servedContactForm } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface FormStoryProps {
  /** The label of the submit button. */
  readonly submitText: string
  /** The message that replaces the saved form. */
  readonly thanks: string
  /** The page to open after the form is saved; empty to stay. */
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
  // The served form is hidden until the island has mounted.
  await waitFor(() => expect(firstName).toBeVisible())
  await userEvent.type(firstName, 'Ada')
  await userEvent.type(canvas.getByLabelText('Last Name'), 'Lovelace')
  await userEvent.type(canvas.getByLabelText(/^Email/), 'ada@example.com')
  await userEvent.type(canvas.getByLabelText(/^Message/), 'Is the lighthouse open on Sundays?')
  await send(canvas)
}

async function chooseAndSend(canvas: Canvas, file: File, message: RegExp): Promise<void> {
  const input = await canvas.findByLabelText(/^Photograph/)
  // The served form is hidden until the island has mounted.
  await waitFor(() => expect(input).toBeVisible())
  await userEvent.upload(input, file, { applyAccept: false })
  await send(canvas)
  await waitFor(() => expect(canvas.getAllByText(message)[0]).toBeVisible())
}

/** The initial form. Choose a scenario in the toolbar and submit it. */
export const Initial: Story = {}

/** Submitted empty: each invalid field shows its error, and the first one has the focus. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText(saying(messages.fieldsInvalid))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('First Name')).toHaveFocus())
  },
}

/** While submitting, the button says so and is disabled. */
export const Submitting: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByRole('button', { name: saying(messages.submitting) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Saved: the submission text replaces the form. */
export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(canvas.getByText(args.thanks)).toHaveFocus())
  },
}

/** Too many entries by one visitor. */
export const RateLimited: Story = {
  globals: { scenario: 'rateLimited' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByText(saying(statusMessages[429]))).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Ada')
  },
}

/** The server rejects two of the fields. */
export const FieldErrors: Story = {
  globals: { scenario: 'fieldErrors' },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByText(saying(messages.reviewBelow))).toBeVisible()
    await expect(canvas.getAllByText('The server does not accept this value.')).toHaveLength(2)
  },
}

/** Every field type, rendered from the form's context because the server sent an empty wrapper. */
export const EveryField: Story = {
  render: (props) => <ServedMarkup html={contextForm(props)} />,
}

/** The same form, submitted empty. */
export const EveryFieldInvalid: Story = {
  render: (props) => <ServedMarkup html={contextForm(props)} />,
  play: async ({ canvas }) => {
    await send(canvas)
    await waitFor(() => expect(canvas.getAllByText(saying(ruleMessages.required, { title: 'Name' }))[0]).toBeVisible())
  },
}

/** Statements with answers from -2 to 2. */
export const Likert: Story = {
  render: (props) => <ServedMarkup html={contextForm(props, ['likert'])} />,
}

/** A file of the wrong type. Choose an image over 1 MB for the other message. */
export const UnsupportedFile: Story = {
  render: (props) => <ServedMarkup html={fileForm(props)} />,
  play: async ({ canvas }) => {
    const message = saying(modelMessages.fileNotSupported, { fileName: 'tides.txt' })
    await chooseAndSend(canvas, new File(['06:10'], 'tides.txt', { type: 'text/plain' }), message)
  },
}

export const FileTooLarge: Story = {
  render: (props) => <ServedMarkup html={fileForm(props)} />,
  play: async ({ canvas }) => {
    const message = saying(modelMessages.fileTooLarge, { fileName: 'seals.png' })
    await chooseAndSend(canvas, new File([new Uint8Array(1_000_001)], 'seals.png', { type: 'image/png' }), message)
  },
}

/** A form that opens in a dialog. */
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

export const RightToLeft: Story = { ...Invalid, decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
