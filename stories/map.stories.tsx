import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messages, styleMessages } from '../blocks/map/messages'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

const location = {
  ...{ mapLat: 57.2814, mapLng: -6.0713, mapZoom: 13 },
  ...{ addressTitle: 'The Bakehouse', addressLine1: 'Bakehouse Lane', addressCountry: 'Skerry Island' },
}
const tiles = '/api/maps/tiles/{z}/{x}/{y}?style={style}&labels={labels}&terrain={terrain}'
const patient = { timeout: 10_000 }

interface MapStoryProps {
  /** The id of the style, 1 to 6. */
  readonly style?: number
  readonly labels?: boolean
  readonly terrain?: boolean
  readonly controls?: boolean
  readonly width?: string
  readonly height?: string
  /** The page's `website.mapSettings`. */
  readonly settings?: { readonly [key: string]: string }
  readonly cookieSettings?: { readonly [key: string]: boolean }
}

/** A place on a card, and its map. */
export function PlaceMap({ width = '40rem', height = '24rem', settings, cookieSettings, ...options }: MapStoryProps) {
  const json = JSON.stringify({ location, ...options }).replaceAll('"', '&quot;')
  const html = `<div class="sqs-block sqs-block-map" data-block-json="${json}"><div class="sqs-block-content" style="height:${height};max-width:${width}">&nbsp;</div></div>`
  return <ServedMarkup html={html} context={{ website: { mapSettings: settings }, cookieSettings }} />
}

const meta = {
  title: 'Blocks/Map',
  component: PlaceMap,
  excludeStories: ['PlaceMap'],
  args: {
    style: 2,
    labels: true,
    terrain: false,
    controls: true,
    settings: { tiles, attribution: 'The mock backend' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saying(messages.show) }, patient))
    await expect(await canvas.findByRole('application', {}, patient)).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: saying(messages.close) }, patient)).toBeVisible()
  },
} satisfies Meta<typeof PlaceMap>

export default meta
type Story = StoryObj<typeof meta>

const card: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: saying(messages.link) }, patient)).toBeVisible()
}

export const Card: Story = { play: card }

/** A page without tiles and without a key: there is only the card. */
export const CardOnly: Story = { args: { settings: {} }, play: card }

export const Original: Story = { args: { style: 1, terrain: true } }

export const Grayscale: Story = {}

export const Satellite: Story = { args: { style: 3 } }

export const MinimalLight: Story = { args: { style: 4 } }

export const MinimalDark: Story = { args: { style: 5 } }

export const MinimalBlue: Story = { args: { style: 6 } }

export const WithoutLabelsAndControls: Story = {
  args: { labels: false, controls: false },
}

/** Tiles without styles are coloured with a filter. */
export const Filtered: Story = { args: { style: 6, settings: { tiles: '/api/maps/tiles/{z}/{x}/{y}' } } }

/** No tile has loaded yet. */
export const Loading: Story = {
  globals: { scenario: 'mapHangs' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saying(messages.show) }, patient))
    await expect(await canvas.findByText(saying(messages.loading), {}, patient)).toBeVisible()
  },
}

/** Every tile fails: there are none at this zoom. */
export const Failed: Story = {
  args: { settings: { tiles: '/api/maps/tiles/{z}/{x}/{y}/nowhere' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saying(messages.show) }, patient))
    await expect(await canvas.findByText(saying(messages.failed), {}, patient)).toBeVisible()
    await expect(canvas.getByRole('button', { name: saying(messages.retry) })).toBeVisible()
  },
}

/** The tiles belong to a third party, and the site requires consent. */
export const Consent: Story = {
  args: {
    settings: { tiles: 'https://tiles.invalid/{z}/{x}/{y}.png' },
    cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: saying(messages.agree) }, patient)).toBeVisible()
  },
}

/** The maps service, with a stand-in in the mock backend. */
export const Keyed: Story = {
  args: { settings: { key: 'stand-in', script: '/api/maps/stand-in' } },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: saying(messages.name, { place: 'The Bakehouse' }) }, patient)
    await expect(await within(map).findByText(saying(styleMessages.grayscale), {}, patient)).toBeVisible()
  },
}

export const Narrow: Story = { args: { width: '18rem' }, play: card }

export const Low: Story = { args: { height: '102px' }, play: card }

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
