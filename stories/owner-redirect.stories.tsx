import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { interceptNavigation } from '../src/browser/navigate'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

/** R5 The redirect of owners to their panel. */
export function OwnerRedirect() {
  return (
    <>
      <ServedMarkup
        html="<p>Owners are redirected to /config/ as soon as the page has loaded, but not in a frame, such as this one.</p>"
        context={{ authenticatedAccount: { id: 'a1' } }}
      />
      <output id="address" />
    </>
  )
}

const meta = {
  title: 'Blocks/Owner redirect',
  component: OwnerRedirect,
  excludeStories: ['OwnerRedirect'],
  beforeEach: () =>
    interceptNavigation((url) => {
      const place = document.querySelector('#address')
      if (place) place.textContent = url
    }),
  play: async () => {
    await untilMounted()
    await expect(document.querySelector('#address')).toBeEmptyDOMElement()
  },
} satisfies Meta<typeof OwnerRedirect>

export default meta
type Story = StoryObj<typeof meta>

export const StaysInAFrame: Story = {}
