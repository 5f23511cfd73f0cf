import type { Cart } from './Cart'

/** The cart of a visitor who has none. */
export const emptyCart: Cart = {
  id: '',
  websiteId: '',
  orderId: null,
  cartToken: '',
  version: 0,
  created: 0,
  expiresAt: null,
  isPurchased: false,
  currency: 'USD', // A3 Shopping cart
  entries: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  shippingLocation: null,
  shippingOptions: [],
  selectedShippingOption: null,
  applicableTaxRules: [],
  subtotalCents: 0,
  discountCents: 0,
  shippingCostCents: 0,
  taxCents: 0,
  grandTotalCents: 0,
  subtotalAmount: { currency: 'USD', value: '0.00' },
  totalQuantity: 0,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
}
