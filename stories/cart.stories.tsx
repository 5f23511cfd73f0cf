import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../blocks/cart/messages'
import { CartContents } from '../blocks/cart/view/CartContents'
import { movingRows } from '../blocks/cart/view/movingRows'
import { pageLocale } from '../src/browser/pageLocale'
import type { Answer } from '../src/data/cart/CartClient'
import { NetworkError } from '../src/errors/NetworkError'
import { ServerReplyError } from '../src/errors/ServerReplyError'
import type { Cart as CartData } from '../src/model/cart/Cart'
import type { CartOperation } from '../src/model/cart/cartOperation'
import { type Direction, dirOf } from './support/direction'
import { saying } from './support/saying'
import { cartWith, clientOf, entriesOf } from './support/storyCart'
import { withoutAnimations } from './support/withoutAnimations'

interface CartStoryProps {
  /** The visitor's cart; `null` if there is none. */
  readonly cart: CartData | null
  /** How the server answers a change. */
  readonly send?: (operation: CartOperation) => Promise<Answer>
  /** How the server answers a request for the cart; by default with the cart, at once. */
  readonly load?: () => Promise<CartData | null>
  /** The locale for money and countries; the page's language by default. */
  readonly locale?: string
  readonly direction: Direction
  readonly minimumSubtotalCents: number
  /** As in a drawer: the lines, the subtotal and the checkout button. */
  readonly isCompact: boolean
}

/** The cart page. */
export function Cart({ cart, send, load, locale, direction, minimumSubtotalCents, isCompact }: CartStoryProps) {
  const client = useMemo(() => clientOf(cart, send, load), [cart, send, load])
  const settings = {
    locale: locale ?? pageLocale(''),
    moneyLocale: locale ?? pageLocale(''),
    currency: 'USD',
    continueUrl: '/bakehouse',
    checkoutUrl: '/commerce/goto-checkout',
    minimumSubtotalCents,
    allowsSeveralServices: true,
  }
  return (
    <main dir={dirOf(direction)}>
      <h1>Your cart</h1>
      <CartContents client={client} settings={settings} isCompact={isCompact} rowKit={movingRows} />
    </main>
  )
}

const some = entriesOf(['ships-biscuit', 'sunday-parcel', 'wool-hat'])

const meta = {
  title: 'Blocks/Cart',
  component: Cart,
  excludeStories: ['Cart'],
  args: { cart: cartWith(some), direction: 'page', minimumSubtotalCents: 0, isCompact: false },
  beforeEach: withoutAnimations,
  // The story has hooks and no served markup, so its docs page shows its code. `sourceHtml` would call it outside
  // React.
  parameters: { docs: { source: { transform: (code: string) => code } } },
} satisfies Meta<typeof Cart>

export default meta
type Story = StoryObj<typeof meta>

const unavailable = 'The shop is closed for a moment. Please try again later.'
const request = { url: '/api/commerce/shopping-cart', method: 'PUT' }

export const Empty: Story = { args: { cart: null } }

export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(messages.loading))).toBeVisible()
  },
}

/** The cart could not be loaded: the visitor may try again. */
export const LoadFailed: Story = {
  args: {
    load: () => Promise.reject(new ServerReplyError({ ...request, method: 'GET', status: 500, message: unavailable })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unavailable)
    await expect(canvas.getByRole('button', { name: saying(messages.tryAgain) })).toBeVisible()
  },
}

export const OneLine: Story = {
  args: { cart: cartWith(entriesOf(['ships-biscuit'], { quantity: 2, subTotal: 1800 })) },
}

const hundred = Array.from({ length: 100 }, (_, index) => ({
  itemId: String(index),
  productName: `Ship’s biscuit ${index + 1}`,
}))

export const HundredLines: Story = {
  args: { cart: cartWith(hundred.flatMap((change) => entriesOf(['ships-biscuit'], { ...change, id: change.itemId }))) },
}

/** A sale, options, answers to the product's form, and a subscription. */
export const Details: Story = {
  args: {
    cart: cartWith([
      ...entriesOf(['wool-hat'], {
        nonSalePriceCents: 3900,
        additionalFields: '{"For whom":"Mother","Note":"Wrap it, please"}',
      }),
      ...entriesOf(['ships-biscuit'], {
        productName: 'The loaf club',
        subscriptionOptionId: 'monthly',
        chosenVariant: {
          id: 'v',
          sku: 'SQ1',
          optionValues: [],
          unlimited: true,
          qtyInStock: 0,
          pricingOptions: [{ id: 'monthly', subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' } } }],
        },
      }),
    ]),
  },
}

const scarce = { id: 'v', sku: 'SQ2', optionValues: [], unlimited: false }

/** One line is sold out, and the product of another was deleted. The third has less stock than the visitor wants. */
export const OutOfStock: Story = {
  args: {
    cart: cartWith([
      ...entriesOf(['nine-knots'], { chosenVariant: { ...scarce, qtyInStock: 0 } }),
      ...entriesOf(['heather-honey'], { chosenVariant: null, isDeleted: true }),
      ...entriesOf(['sunday-parcel'], { quantity: 4, subTotal: 8800, chosenVariant: { ...scarce, qtyInStock: 3 } }),
    ]),
  },
}

const location = { line1: '', line2: '', city: 'Oban', region: '', postalCode: 'PA34 4AB', country: 'GB' }
const boat = { id: 'boat', name: 'First boat', description: '2 to 3 days, weather permitting', costCents: 510 }
const collect = { id: 'collect', name: 'Collect at the harbour', description: 'Tobias keeps it dry', costCents: 0 }
const coupon = {
  id: 'a',
  promoCode: 'WELCOME10',
  name: '10% for newcomers',
  type: 'percentage',
  amount: 1000,
} as const

/** Everything that makes up the total: a coupon that applies and one that does not, shipping and tax. */
export const Totals: Story = {
  args: {
    cart: cartWith(some, {
      validCoupons: [{ ...coupon, discountCents: 600, reason: null, message: null }],
      invalidCoupons: [
        {
          ...coupon,
          id: 'b',
          promoCode: 'BIGCATCH',
          name: '20% from $100',
          discountCents: 0,
          reason: 'MINIMUM_NOT_MET',
          message: 'This code is for orders from $100.00.',
        },
      ],
      coupons: [{ ...coupon, discountCents: 600, reason: null, message: null }],
      shippingLocation: location,
      shippingOptions: [boat, collect],
      selectedShippingOption: boat,
      applicableTaxRules: [{ id: 'vat', name: 'VAT', rateBasisPoints: 2000, includesShipping: true, taxCents: 1182 }],
      discountCents: 600,
      shippingCostCents: 510,
      taxCents: 1182,
      grandTotalCents: 7092,
    }),
  },
}

export const DeclinedCoupon: Story = {
  args: {
    send: () => Promise.reject(new ServerReplyError({ ...request, status: 404, message: 'This code is not known.' })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(saying(messages.couponCode)), 'NOSUCHCODE{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is not known.')
  },
}

/** A change is shown while it waits for a connection. */
export const Offline: Story = {
  args: {
    send: () =>
      Promise.reject(new NetworkError({ ...request, status: 0, message: '', errorKey: '', reason: 'connection' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: saying(messages.more, { name: 'Ship’s biscuit' }) }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(saying(messages.offline))
  },
}

export const OtherCurrency: Story = { args: { cart: cartWith(some, { currency: 'JPY' }), locale: 'ja-JP' } }

export const RightToLeft: Story = {
  args: { direction: 'rtl', locale: 'he-IL', cart: cartWith(some, { currency: 'ILS' }) },
}

export const MinimumSubtotal: Story = { args: { minimumSubtotalCents: 10_000 } }

export const Compact: Story = { args: { isCompact: true } }

export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: saying(messages.removeItem, { name: 'Ship’s biscuit' }) }),
    )
    await expect(await canvas.findByRole('button', { name: saying(messages.undoItem) })).toHaveFocus()
  },
}
