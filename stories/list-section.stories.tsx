import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messages } from '../blocks/list-section/messages'
import { bannerSlideshow, type ListItem, listCarousel } from '../mocks/site/markup/listSection'
import template from '../mocks/site/styles/listSection.css?inline'
import { type Direction, directions } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { untilMounted } from './support/untilMounted'

interface ListSectionStoryProps {
  readonly kind: 'carousel' | 'banner'
  readonly direction: Direction
  /** The columns of a carousel in wide windows. */
  readonly columns: number
  readonly isInfinite: boolean
  readonly showsAdjacent: boolean
}

const items: readonly ListItem[] = [
  { title: 'The harbour', text: 'Where the boats are in the evening.', link: { href: '#harbour', text: 'Go there' } },
  { title: 'The pines', text: 'Older than the houses.' },
  { title: 'The ridge', text: 'An hour up, and half of it down.', link: { href: '#ridge', text: 'Climb it' } },
  { title: 'The bay', text: 'For those who do not mind the cold.' },
]

function ListSection({ kind, direction, ...options }: ListSectionStoryProps) {
  const section = { id: 'Harbour & Pine', items, ...options }
  const { text } = kind === 'carousel' ? listCarousel(section) : bannerSlideshow(section)
  return (
    <main style={{ paddingBlockEnd: 48 }}>
      <style>{`:root { --night: #10302f; --on-night: #fff } h3 { font-size: 1.4rem }`}</style>
      <style>{template}</style>
      <h1 style={{ paddingInline: 20 }}>Harbour &amp; Pine</h1>
      <h2 style={{ paddingInline: 20 }}>Walks</h2>
      <ServedMarkup html={text} direction={direction} />
    </main>
  )
}

/**
 * The lists of whole sections, on pages that lack the template's script for them. The template's style sheet hides
 * their items. A script that loads later takes over.
 */
const meta = {
  title: 'Blocks/List section',
  component: ListSection,
  parameters: { layout: 'fullscreen' },
  argTypes: { direction: { control: 'radio', options: directions } },
  args: { kind: 'carousel', direction: 'page', columns: 2, isInfinite: true, showsAdjacent: false },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    const list = canvasElement.querySelector<HTMLElement>('ul')
    await waitFor(() => expect(list).toHaveStyle({ opacity: '1' }), { timeout: 15_000 })
    const [next] = canvas.getAllByRole('button', { name: 'Next' })
    await userEvent.click(next!)
    await waitFor(() => expect(canvas.getByText(saying(messages.item, { number: 2, count: 4 }))).toBeInTheDocument())
  },
} satisfies Meta<typeof ListSection>

export default meta
type Story = StoryObj<typeof meta>

export const Carousel: Story = {}

/** Part of the next item is visible at the side; nothing follows the last item. */
export const CarouselWithAnEnd: Story = { args: { isInfinite: false, showsAdjacent: true } }

export const BannerSlideshow: Story = { args: { kind: 'banner' } }

export const RightToLeft: Story = { args: { direction: 'rtl' } }
