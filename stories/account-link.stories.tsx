import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Direction } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface AccountLinkStoryProps {
  /** Whether the visitor is logged in, according to the cookie `SiteUserInfo`. */
  readonly isMember: boolean
  readonly direction?: Direction
}

const link =
  '<div class="user-accounts-link"><a class="user-accounts-text-link" href="#"><span class="unauth">Log in</span><span class="auth">Your account</span></a></div>'

/** The link to a visitor's account. Templates hide it until it is known whether the visitor is logged in. */
export function AccountLink({ isMember, direction }: AccountLinkStoryProps) {
  const life = isMember ? '' : '; max-age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
  document.cookie = `SiteUserInfo=${encodeURIComponent('{"authenticated":true}')}; path=/${life}`
  return <ServedMarkup html={link} direction={direction} />
}

const meta = {
  title: 'Blocks/Account link',
  component: AccountLink,
  excludeStories: ['AccountLink'],
  argTypes: { isMember: { control: false } }, // the cookie is read once
  args: { isMember: false },
  play: async ({ canvas, args }) => {
    await untilMounted()
    const name = args.isMember ? 'Your account' : 'Log in'
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^\/account/))
  },
} satisfies Meta<typeof AccountLink>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}

export const Member: Story = {
  args: { isMember: true },
  parameters: { docs: { story: { inline: false, height: '80px' } } }, // the visitor of a page is a member or not
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
