import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/quick-view/messages'
import { products } from '../mocks/fixtures/products/index'
import { patience } from './support/enter'
import { inOverlay } from './support/overlay'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface QuickViewStoryProps {
  /** The last part of a product's URL in the demo shop. */
  readonly product: string
  /** The name of the set to step through; empty for a single product. */
  readonly group: string
}

/** The buttons of a list's products, as templates render them. */
export function QuickView({ product, group }: QuickViewStoryProps) {
  const shown = products.filter(({ urlId }) => urlId === product || group !== '').slice(0, 4)
  const buttons = shown.map(
    ({ id, title }) =>
      `<p>${title} <span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${group}">Quick View</span></p>`,
  )
  return <ServedMarkup html={buttons.join('')} />
}

const meta = {
  title: 'Blocks/Quick view',
  component: QuickView,
  excludeStories: ['QuickView'],
  args: { product: 'bread-knife', group: '' },
  play: untilMounted,
} satisfies Meta<typeof QuickView>

export default meta
type Story = StoryObj<typeof meta>

/** Presses the first button. The quick view is removed when the story ends. */
async function pressFirst(canvas: { getAllByRole(role: 'button'): HTMLElement[] }): Promise<void> {
  await untilMounted()
  await userEvent.click(canvas.getAllByRole('button')[0]!)
}

/** Opens the quick view of the first button, with its product. */
async function openFirst(canvas: { getAllByRole(role: 'button'): HTMLElement[] }): Promise<void> {
  await pressFirst(canvas)
  await waitFor(() => expect(document.querySelector('.skerry-quick-view h2')).toBeVisible(), { timeout: 10_000 })
}

export const Initial: Story = {}

export const Opened: Story = { play: ({ canvas }) => openFirst(canvas) }

export const InAGroup: Story = { args: { group: 'house' }, play: ({ canvas }) => openFirst(canvas) }

export const Loading: Story = {
  globals: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await pressFirst(canvas)
    await waitFor(() => expect(inOverlay('.quick-view[aria-busy="true"]')).toBeVisible(), patience)
  },
}

export const Failed: Story = {
  globals: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await pressFirst(canvas)
    await waitFor(() => expect(screen.getByRole('button', { name: saying(messages.retry) })).toBeVisible(), patience)
    await expect(screen.getByRole('alert')).toBeVisible()
  },
}

export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await pressFirst(canvas)
    await expect(await screen.findByText(saying(messages.offline), {}, patience)).toBeVisible()
  },
}
