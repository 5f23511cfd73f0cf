import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { imageButton, lightboxGallery, lightboxLinks, lightboxShell, makeImages } from './support/lightboxMarkup'
import { closeOverlays, inOverlay } from './support/overlay'
import { ServedMarkup } from './support/ServedMarkup'
import { untilMounted } from './support/untilMounted'

interface ImageLightboxStoryProps {
  /** The page's markup: an image block, links of one group, a gallery, or a product with the served hidden lightbox. */
  markup: 'image block' | 'links' | 'gallery' | 'product'
  theme: 'dark' | 'light'
  /** `data-lightbox-transition`, or `lightboxTransition` in a gallery's JSON: the transition for controls and keys. */
  transition: 'swipe' | 'fade'
  title: string
  /** May be HTML. */
  description: string
}

const images = makeImages(3).map((image) => ({ ...image, width: 750, height: 500 }))

function htmlOf({ markup, theme, transition, title, description }: ImageLightboxStoryProps): string {
  const words = { theme, transition, title, description }
  const [first = makeImages(1)[0]!] = images
  if (markup === 'image block') return imageButton(first, words)
  if (markup === 'links') return lightboxLinks(images, 'hills', words)
  if (markup === 'gallery') return lightboxGallery(images, words, { lightboxTransition: transition })
  const imageTags = images.map((image) => lightboxLinks([image], '').replace(/<\/?a[^>]*>/g, '')).join(' ')
  return `<article>${imageTags}${lightboxShell(images, theme)}</article>`
}

/** The template's styles for these parts. */
const template = `
  img, button, a { max-inline-size: 15em; block-size: auto }
  .slide { max-inline-size: 15em }
  .sqs-block-image-figure { margin: 0 }
  .sqs-block-image-button { padding: 0; border: 0; background: none; cursor: zoom-in }
  .v6-visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
`

export function ImageLightbox(props: ImageLightboxStoryProps) {
  return (
    <main>
      <h1>Harbour &amp; Pine</h1>
      <style>{template}</style>
      <ServedMarkup html={htmlOf(props)} />
    </main>
  )
}

const meta = {
  title: 'Blocks/Image lightbox',
  component: ImageLightbox,
  excludeStories: ['ImageLightbox'],
  args: {
    markup: 'image block',
    theme: 'dark',
    transition: 'swipe',
    title: 'The old pines',
    description: 'Seen from <a href="#north">the northern path</a>.',
  },
  argTypes: {
    markup: { control: 'radio', options: ['image block', 'links', 'gallery', 'product'] },
    theme: { control: 'radio', options: ['dark', 'light'] },
    transition: { control: 'radio', options: ['swipe', 'fade'] },
  },
  beforeEach: closeOverlays,
  play: untilMounted,
} satisfies Meta<typeof ImageLightbox>

export default meta
type Story = StoryObj<typeof meta>

export const ImageBlock: Story = {}

/** Images with the same `data-lightbox` open together. */
export const Links: Story = { args: { markup: 'links', theme: 'light' } }

export const Gallery: Story = { args: { markup: 'gallery' } }

/** The next image fades in. */
export const FadeTransition: Story = {
  args: { markup: 'links', transition: 'fade' },
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await waitFor(() => expect(inOverlay('[role="dialog"]')).toBeVisible(), { timeout: 10_000 })
  },
}

/** A product's images open the slides of the served hidden lightbox. */
export const Product: Story = { args: { markup: 'product' } }

export const Open: Story = {
  play: async ({ canvas }) => {
    await untilMounted()
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(inOverlay('[role="dialog"]')).toBeVisible(), { timeout: 10_000 })
  },
}
