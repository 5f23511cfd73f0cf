import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { interceptNavigation } from '../src/browser/navigate'
import { ServedMarkup } from './support/ServedMarkup'

interface DonationButtonStoryProps {
  readonly label: string
  /** `data-donate-page-id`: the donation page to open. */
  readonly donatePageId: string
  /** The template's alignment. */
  readonly align: 'left' | 'center' | 'right'
}

/** B4 Donation button, in the platform's markup. The story does not navigate but shows the URL below the button. */
export function DonationButton({ label, donatePageId, align }: DonationButtonStoryProps) {
  return (
    <>
      <ServedMarkup
        html={`<div class="sqs-block donation-block sqs-block-donation"><div class="sqs-block-content sqs-donate-button-wrapper--align-${align}">
          <button type="button" class="sqs-donate-button" data-donate-page-id="${donatePageId}">${label}</button></div></div>`}
      />
      <output id="address" style={{ display: 'block', marginBlockStart: 8, overflowWrap: 'anywhere' }} />
    </>
  )
}

const meta = {
  title: 'Blocks/Donation button',
  component: DonationButton,
  excludeStories: ['DonationButton'],
  args: { label: 'Keep the light burning', donatePageId: '5f0c1e7a9b3d4c2e8a6f1b01', align: 'left' },
  beforeEach: () =>
    interceptNavigation((url) => {
      const address = document.querySelector('#address')
      if (address) address.textContent = url
    }),
} satisfies Meta<typeof DonationButton>

export default meta
type Story = StoryObj<typeof meta>

export const Button: Story = {}

export const OpensItsPage: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: args.label }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`/checkout/donate?donatePageId=${args.donatePageId}`),
    )
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: args.label })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/checkout/donate'))
  },
}
