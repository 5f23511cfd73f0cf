import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/pricing-toggle/messages'
import { type Direction, directions } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

const accessPage = { pageType: 106 }
const markup = `<div class="member-area-block" data-member-area-id="5f0c0000000000000000ca01">
  <div class="ma-pricing-toggle-wrapper"><ul class="ma-pricing-options" aria-label="How you pay">
    <li class="left-option"><button type="button" class="ma-pricing-option-button left-button ma-pricing-option-selected" data-option-id="5f0c0000000000000000ca11">By the month</button></li>
    <li class="right-option"><button type="button" class="ma-pricing-option-button right-button" data-option-id="5f0c0000000000000000ca12">By the year</button></li>
  </ul></div>
  <p data-pricing-option="0">$5.00 every month</p><p class="hide" data-pricing-option="1">$50.00 every year</p>
  <button type="button" class="join-button">Join by the month</button>
  <button type="button" class="join-button hide">Join by the year</button></div>`

// A template's styles for the selected option.
const template = `.ma-pricing-options { display: flex; gap: 8px; padding: 0; list-style: none }
.ma-pricing-option-button:not(.ma-pricing-option-selected) { background: none; color: inherit; box-shadow: inset 0 0 0 1px }`

/** The two prices of a member area. */
export function PricingToggle({ direction }: { readonly direction: Direction }) {
  return (
    <>
      <style>{template}</style>
      <ServedMarkup html={markup} context={accessPage} direction={direction} />
    </>
  )
}

const meta = {
  title: 'Blocks/Pricing toggle',
  component: PricingToggle,
  excludeStories: ['PricingToggle'],
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { direction: 'page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', {}, { timeout: 10_000 })).toBeVisible()
    await untilMounted()
  },
} satisfies Meta<typeof PricingToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {}

export const SecondPrice: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', {}, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('radio', { name: 'By the year' }))
    await expect(canvas.getByText('$50.00 every year')).toBeVisible()
  },
}

/** Visitors who are not logged in get a link to log in. */
export const LoginNeeded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', {}, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Join by the month' }))
    await expect(await canvas.findByRole('link', { name: saying(messages.logIn) }, { timeout: 10_000 })).toBeVisible()
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
