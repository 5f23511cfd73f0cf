import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/product/messages'
import { messages as productMessages } from '../src/model/product/messages'
import { type Direction, directions, dirOf } from './support/direction'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'
import { productMarkup } from './support/shopMarkup'
import { untilMounted } from './support/untilMounted'

interface ProductStoryProps {
  /** The last part of the product's URL in the demo shop. */
  readonly product: string
  /** The controls that the template shows. The server sends both. */
  readonly controls: 'selects' | 'buttons'
  /** The currency of the store. */
  readonly currency: string
  /** The page's direction, or always right-to-left. */
  readonly direction: Direction
}

/** The template's styles for each kind of control. */
const templates = {
  selects: '.variant-radiobtn-wrapper { display: none }',
  buttons: `.variant-select-wrapper, .variant-radiobtn { display: none }
    .variant-radiobtn-wrapper { display: flex; flex-wrap: wrap; gap: 0.5rem }
    .variant-radiobtn-wrapper label { padding: 0.6rem 1rem; border: 1px solid; cursor: pointer }
    .variant-radiobtn:checked + label { background: #1d1d1b; color: #fff }`,
} as const

/** A product with its options, its price and its remaining stock. */
export function Product({ product, controls, currency, direction }: ProductStoryProps) {
  const html = productMarkup(product).replaceAll('&quot;USD&quot;', `&quot;${currency}&quot;`)
  return (
    <div dir={dirOf(direction)}>
      <style>{`${templates[controls]} .product-scarcity[hidden] { display: none } .original-price { text-decoration: line-through }`}</style>
      <ServedMarkup html={html} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Product',
  component: Product,
  excludeStories: ['Product'],
  args: { product: 'keepers-jumper', controls: 'selects', currency: 'USD', direction: 'page' },
  argTypes: {
    controls: { control: 'radio', options: ['selects', 'buttons'] },
    currency: { control: 'select', options: ['USD', 'EUR', 'GBP', 'JPY'] },
    direction: { control: 'radio', options: directions },
  },
  play: untilMounted,
} satisfies Meta<typeof Product>

export default meta
type Story = StoryObj<typeof meta>

/** Chooses a value in the select of each option. */
const choosing = (choices: { readonly [option: string]: string }, shown?: RegExp): Story['play'] => {
  return async ({ canvas, canvasElement }) => {
    await untilMounted()
    for (const [option, value] of Object.entries(choices)) {
      await userEvent.selectOptions(canvas.getByLabelText(`Select ${option}`), value)
    }
    if (shown) await expect(canvasElement.querySelector('.product-price')).toHaveTextContent(shown)
  }
}

/** Presses a value of each option. */
const pressing = (...values: readonly (string | RegExp)[]): Story['play'] => {
  return async ({ canvas }) => {
    await untilMounted()
    for (const value of values) await userEvent.click(canvas.getByRole('radio', { name: value }))
  }
}

/** Nothing is chosen: the lowest price. */
export const Initial: Story = {}

export const Sale: Story = { play: choosing({ Size: 'L', Colour: 'Oatmeal' }, /130[.,]00/) }

/** The size exists in one colour only. */
export const MissingCombination: Story = { play: choosing({ Size: 'XL' }) }

/** A colour that does not exist in the new size is deselected. */
export const ChoiceGivesWay: Story = {
  play: async (context) => {
    await choosing({ Size: 'M', Colour: 'Oatmeal' })?.(context)
    await choosing({ Size: 'XL' })?.(context)
    const note = context.canvasElement.querySelector('.skerry-variant-note')
    await expect(note).toHaveTextContent(
      saying(messages.chooseAgain, { value: 'Oatmeal', choices: 'XL', option: 'Colour' }),
    )
  },
}

export const SoldOut: Story = { play: choosing({ Size: 'S', Colour: 'Navy' }, /145[.,]00/) }

export const LowStock: Story = { play: choosing({ Size: 'M', Colour: 'Oatmeal' }, /120[.,]00/) }

export const Buttons: Story = { args: { controls: 'buttons' }, play: pressing('L', 'Oatmeal') }

export const ButtonsWithMissingCombination: Story = { args: { controls: 'buttons' }, play: pressing('XL') }

export const ButtonsSoldOut: Story = {
  args: { controls: 'buttons' },
  play: (context) => {
    const reason = String(productMessages.soldOut)
    return pressing(...['S', 'Navy'].map((value) => saying(messages.withReason, { value, reason })))?.(context)
  },
}

/** Three options. */
export const ThreeOptions: Story = { args: { product: 'oilskin' } }

/** Every variant is sold out: the server sends no button. */
export const NothingLeft: Story = { args: { product: 'keepers-tin' } }

export const Subscription: Story = {
  args: { product: 'coffee-by-the-month' },
  play: choosing({ Grind: 'Whole beans' }),
}

/** A subscription, or a single purchase. */
export const SubscriptionOrSinglePurchase: Story = {
  args: { product: 'heather-honey' },
  play: async ({ canvas, canvasElement }) => {
    await untilMounted()
    await userEvent.click(canvas.getByLabelText('Subscribe'))
    await expect(canvasElement.querySelector('.product-price')).toHaveTextContent(/13[.,]00/)
  },
}

export const GiftCard: Story = { args: { product: 'gift-card', controls: 'buttons' }, play: pressing('$50') }

export const OtherCurrency: Story = {
  args: { currency: 'JPY' },
  play: choosing({ Size: 'L', Colour: 'Navy' }, /155/),
}

export const RightToLeft: Story = {
  args: { direction: 'rtl', controls: 'buttons' },
  play: pressing('XL'),
}
