import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answerConsent } from '../src/browser/consent'
import { readCookie, removeCookie } from '../src/browser/cookies'
import { cookieBannerChoices } from '../src/model/enumerations/cookieBannerChoices'
import { ServedMarkup } from './support/ServedMarkup'

const { variant, barPosition, popupPosition, theme, ctaVariant, acceptType } = cookieBannerChoices
const positions = [...barPosition, ...popupPosition]

interface CookieBannerStoryProps {
  readonly variant: (typeof variant)[number]
  readonly position: (typeof positions)[number]
  readonly theme: (typeof theme)[number]
  readonly ctaVariant: (typeof ctaVariant)[number]
  readonly acceptType: (typeof acceptType)[number]
  /** HTML; empty for the default text. */
  readonly text: string
  /** Empty for “Accept”. */
  readonly ctaText: string
  /** Empty for “Decline”. */
  readonly optOutCtaText: string
  readonly isRestrictive: boolean
}

/** Asks visitors about cookies. */
export function CookieBanner({ text, ctaText, optOutCtaText, isRestrictive, ...look }: CookieBannerStoryProps) {
  const cookieSettings = {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: isRestrictive,
    cookieBannerText: text,
    cookieBannerCtaText: ctaText,
    cookieBannerOptOutCtaText: optOutCtaText,
    cookieBannerVariant: look.variant,
    cookieBannerPosition: look.position,
    cookieBannerTheme: look.theme,
    cookieBannerCtaVariant: look.ctaVariant,
    cookieBannerAcceptType: look.acceptType,
  }
  const html = '<main><h1>Harbour &amp; Pine</h1><p>Slow mornings by the water, ferries at eight.</p></main>'
  return <ServedMarkup html={html} context={{ cookieSettings }} />
}

function forgetAnswer(): void {
  removeCookie('ss_cookieAllowed')
  answerConsent('unknown')
}

/** The banner, once it has its text. */
async function shownBanner(): Promise<HTMLElement> {
  const find = () => {
    const host = document.querySelector('[data-skerry-page-block="cookie-banner"]')
    return host?.shadowRoot?.querySelector<HTMLElement>('.banner:not(.is-empty)')
  }
  await waitFor(() => expect(find()).toBeVisible(), { timeout: 10_000 })
  return find() as HTMLElement
}

const meta = {
  title: 'Blocks/Cookie banner',
  component: CookieBanner,
  excludeStories: ['CookieBanner'],
  args: {
    variant: 'BAR',
    position: 'BOTTOM',
    theme: 'DARK',
    ctaVariant: 'ICON',
    acceptType: 'OPT_IN',
    text: '',
    ctaText: '',
    optOutCtaText: '',
    isRestrictive: false,
  },
  argTypes: {
    variant: { control: 'radio', options: variant },
    position: { control: 'select', options: positions },
    theme: { control: 'radio', options: theme },
    ctaVariant: { control: 'radio', options: ctaVariant },
    acceptType: { control: 'radio', options: acceptType },
  },
  parameters: { docs: { story: { inline: false, height: '360px' } }, layout: 'fullscreen' },
  beforeEach: () => {
    forgetAnswer()
    return forgetAnswer
  },
  play: async () => {
    await shownBanner()
  },
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

/** All settings have their defaults. */
export const Defaults: Story = {}

export const BarAtTop: Story = { args: { position: 'TOP', ctaVariant: 'BUTTON' } }

export const LightBar: Story = { args: { theme: 'LIGHT', ctaVariant: 'BUTTON', acceptType: 'OPT_IN_AND_OUT' } }

export const TextLinks: Story = { args: { ctaVariant: 'TEXT', acceptType: 'OPT_IN_AND_OUT' } }

export const Icons: Story = { args: { acceptType: 'OPT_IN_AND_OUT' } }

export const Popup: Story = {
  args: { variant: 'POPUP', position: 'BOTTOM_LEFT', ctaVariant: 'BUTTON', acceptType: 'OPT_IN_AND_OUT' },
}

export const PopupBottomRight: Story = { args: { ...Popup.args, position: 'BOTTOM_RIGHT', theme: 'LIGHT' } }

export const PopupTopLeft: Story = { args: { ...Popup.args, position: 'TOP_LEFT', ctaVariant: 'ICON' } }

export const PopupTopRight: Story = {
  args: { ...Popup.args, position: 'TOP_RIGHT', theme: 'LIGHT', ctaVariant: 'TEXT', acceptType: 'OPT_IN' },
}

export const OwnText: Story = {
  args: {
    ...LightBar.args,
    text: '<p>We count visits, and nothing else. <a href="#privacy">What we store</a></p>',
    ctaText: 'That is fine',
    optOutCtaText: 'Please do not',
  },
}

/** The text scrolls, so that the banner covers at most half of the window. */
export const LongText: Story = {
  args: { ...LightBar.args, text: `<p>${'We count visits, and nothing else. '.repeat(120)}</p>` },
}

/** The answer is stored, and the banner is removed. */
export const Declined: Story = {
  args: { ...LightBar.args, isRestrictive: true },
  play: async () => {
    const banner = await shownBanner()
    await userEvent.click(banner.querySelectorAll('button')[1] as HTMLElement)
    await expect(banner.isConnected).toBe(false)
    await expect(readCookie('ss_cookieAllowed')).toBe('false')
  },
}

export const RightToLeft: Story = { args: LightBar.args, globals: { direction: 'rtl' } }

export const PopupRightToLeft: Story = { args: Popup.args, globals: { direction: 'rtl' } }
