import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messages as formMessages } from '../blocks/form/messages'
import { shared } from '../src/browser/shared'
import { messages } from '../src/captcha/messages'
import { enter, patience } from './support/enter'
import { captchaContext, captchaForm, lightboxForm, type ServedCaptcha } from './support/formMarkup'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface CaptchaStoryProps extends ServedCaptcha {
  /** The page context. */
  readonly context: { readonly [key: string]: unknown }
}

/** A form with a captcha. It loads on the first focus, from a stand-in for the provider's script. */
export function CaptchaForm({ context, ...served }: CaptchaStoryProps) {
  return <ServedMarkup html={captchaForm(served)} context={context} />
}

/** Stories share a page, so this removes the providers' scripts before each. */
function forgetProviders(): void {
  for (const name of ['grecaptcha', 'hcaptcha', 'turnstile']) Reflect.deleteProperty(globalThis, name)
  for (const loads of ['scripts', 'captcha scripts']) shared(loads, () => new Map()).clear()
}

const meta = {
  title: 'Blocks/Form/Captcha',
  component: CaptchaForm,
  excludeStories: ['CaptchaForm'],
  args: { provider: 'recaptcha', isBound: false, theme: 'light', context: captchaContext },
  beforeEach: forgetProviders,
  argTypes: {
    provider: { control: 'select', options: ['recaptcha', 'hcaptcha', 'turnstile', 'proof-of-work'] },
    theme: { control: 'inline-radio', options: ['light', 'dark'] },
    context: { control: false },
  },
} satisfies Meta<typeof CaptchaForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The content of a stand-in's frame: the checkbox, or the challenge at the end of the body. */
async function insideOf(selector: string) {
  const frame = await waitFor(() => {
    const found = document.querySelector<HTMLIFrameElement>(selector)
    if (!found?.contentDocument?.body.firstElementChild) throw new Error(`Nothing is drawn in ${selector} yet.`)
    return found
  }, patience)
  return within((frame.contentDocument as Document).body)
}

const box = async () => (await insideOf('.skerry-captcha-widget iframe')).findByRole('checkbox')

async function complete(canvas: Canvas, provider: ServedCaptcha['provider']): Promise<void> {
  await enter(canvas)
  ;(await box()).click()
  if (provider !== 'turnstile') {
    const challenge = await insideOf('body > div > iframe')
    await userEvent.type(await challenge.findByLabelText(/^Type the word/), 'gull')
    challenge.getByRole('button', { name: 'Verify' }).click()
  }
  await waitFor(async () => expect(await box()).toHaveAttribute('aria-checked', 'true'), patience)
}

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }))
const says = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible(), patience)

/** A story that shows a provider's checkbox. */
const ready = (provider: ServedCaptcha['provider']): Story => ({
  args: { provider },
  play: async ({ canvas }) => {
    await enter(canvas)
    await expect(await box()).toHaveAttribute('aria-checked', 'false')
  },
})

const answered = (provider: ServedCaptcha['provider']): Story => ({
  args: { provider },
  play: ({ canvas }) => complete(canvas, provider),
})

/** Before any interaction: nothing is requested from a provider, and space is reserved. */
export const Untouched: Story = {
  play: async ({ canvasElement }) => {
    await untilMounted()
    await expect(canvasElement.querySelector('.captcha-container')).toBeEmptyDOMElement()
  },
}

export const RecaptchaReady: Story = ready('recaptcha')
export const RecaptchaAnswered: Story = answered('recaptcha')
export const HcaptchaReady: Story = ready('hcaptcha')
export const HcaptchaAnswered: Story = answered('hcaptcha')
export const TurnstileReady: Story = ready('turnstile')
export const TurnstileAnswered: Story = answered('turnstile')

/** The challenge is at the end of the body, above everything. */
export const ChallengeOpen: Story = {
  play: async ({ canvas }) => {
    await enter(canvas)
    ;(await box()).click()
    await insideOf('body > div > iframe')
  },
}

export const DarkTheme: Story = { ...ready('hcaptcha'), args: { provider: 'hcaptcha', theme: 'dark' } }

/** A bound button is disabled until the captcha is completed. */
export const BoundAndLocked: Story = {
  args: { isBound: true },
  play: async ({ canvas }) => {
    await enter(canvas)
    await box()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Submitted without completing the captcha. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await enter(canvas)
    await box()
    await send(canvas)
    await says(canvas, saying(formMessages.captchaIncomplete))
  },
}

export const Loading: Story = {
  globals: { scenario: 'captchaHangs' },
  play: async ({ canvas }) => {
    await enter(canvas)
    await says(canvas, saying(messages.loading))
  },
}

export const Blocked: Story = {
  globals: { scenario: 'captchaBlocked' },
  play: async ({ canvas }) => {
    await enter(canvas)
    await says(canvas, saying(messages.failed))
    await expect(canvas.getByRole('button', { name: saying(messages.retry) })).toBeVisible()
  },
}

export const Expired: Story = {
  args: { provider: 'turnstile' },
  globals: { scenario: 'captchaExpired' },
  play: async ({ canvas }) => {
    await enter(canvas)
    ;(await box()).click()
    await says(canvas, saying(messages.expired))
  },
}

/** The server refuses the answer: the captcha resets, and the bound button is disabled again. */
export const Rejected: Story = {
  args: { provider: 'turnstile', isBound: true },
  globals: { scenario: 'captchaRefused' },
  play: async ({ canvas }) => {
    await complete(canvas, 'turnstile')
    await send(canvas)
    await says(canvas, 'The CAPTCHA was not accepted. Please complete it again.')
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The owner set no site key. */
export const NotSetUp: Story = {
  args: { context: {} },
  play: async ({ canvas }) => {
    await enter(canvas)
    await says(canvas, saying(messages.notSetUp))
  },
}

/** Under a restrictive cookie policy the visitor has to consent first. */
export const WaitingForConsent: Story = {
  args: { context: { ...captchaContext, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } },
  play: async ({ canvas }) => {
    await enter(canvas)
    await expect(await canvas.findByRole('button', { name: saying(messages.agree) }, patience)).toBeVisible()
  },
}

export const ProofOfWorkChecking: Story = {
  args: { provider: 'proof-of-work', isBound: true },
  globals: { scenario: 'captchaHangs' },
  play: async ({ canvas }) => {
    await enter(canvas)
    await says(canvas, saying(messages.checking))
  },
}

export const ProofOfWorkChecked: Story = {
  args: { provider: 'proof-of-work', isBound: true },
  play: async ({ canvas }) => {
    await enter(canvas)
    await says(canvas, saying(messages.checked))
  },
}

export const ProofOfWorkSent: Story = {
  args: { provider: 'proof-of-work' },
  play: async ({ canvas }) => {
    await enter(canvas)
    await send(canvas)
    await says(canvas, 'Thank you, we will write back soon.')
  },
}

export const ProofOfWorkBlocked: Story = {
  args: { provider: 'proof-of-work' },
  globals: { scenario: 'captchaBlocked' },
  play: async ({ canvas }) => {
    await enter(canvas)
    await says(canvas, saying(messages.failed))
  },
}

export const ProofOfWorkExpired: Story = {
  args: { provider: 'proof-of-work' },
  globals: { scenario: 'captchaExpired' },
  play: async ({ canvas }) => {
    await enter(canvas)
    await says(canvas, saying(messages.checkExpired))
  },
}

/** In a form that opens in a dialog, the challenge outside the dialog is reachable. */
export const InDialog: Story = {
  render: ({ context }) => (
    <ServedMarkup
      html={lightboxForm({ submitText: 'Send', thanks: 'Thank you.', successRedirect: '' }).replace(
        '<div class="form-button-wrapper">',
        '<div class="captcha-container"></div><div class="form-button-wrapper">',
      )}
      context={context}
    />
  ),
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button', { name: 'Request a quote' }))
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'ada@example.com')
    ;(await box()).click()
    const challenge = await insideOf('body > div > iframe')
    await userEvent.type(await challenge.findByLabelText(/^Type the word/), 'gull')
    await expect(challenge.getByLabelText(/^Type the word/)).toHaveValue('gull')
  },
}
