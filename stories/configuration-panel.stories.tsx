import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { messages } from '../blocks/configuration-panel/messages'
import type { Direction } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'

interface ConfigurationPanelStoryProps {
  readonly hasGuide: boolean
  readonly direction?: Direction
}

/** The owner’s panel. Its frame shows an image here, in place of the page that the owner came from. */
export function ConfigurationPanel({ hasGuide, direction }: ConfigurationPanelStoryProps) {
  const url = new URL(location.href)
  url.searchParams.set('frameUrl', '/favicon.svg')
  history.replaceState(history.state, '', url)
  const guide = hasGuide ? '<aside data-guide><h2>Guide</h2><p>Escape closes it.</p></aside>' : ''
  const html = `<div data-block-type="configuration-panel"><p>Your settings</p>${guide}<div><iframe></iframe></div></div>`
  return <ServedMarkup html={html} direction={direction} />
}

const meta = {
  title: 'Blocks/Configuration panel',
  component: ConfigurationPanel,
  excludeStories: ['ConfigurationPanel'],
  args: { hasGuide: true },
  play: async () => {
    const toggle = await screen.findByRole(
      'button',
      { name: (name) => name === messages.expand || name === messages.collapse },
      { timeout: 10_000 },
    )
    await expect(toggle).toBeVisible()
  },
} satisfies Meta<typeof ConfigurationPanel>

export default meta
type Story = StoryObj<typeof meta>

export const WithGuide: Story = {}

export const WithoutGuide: Story = { args: { hasGuide: false } }

export const RightToLeft: Story = { args: { direction: 'rtl' } }
