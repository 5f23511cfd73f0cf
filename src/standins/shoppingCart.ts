import type { CartView } from '../model/cart/overlayCart'
import { Emitter } from './Emitter'

/**
 * `Y.Squarespace.Singletons.ShoppingCart`: what templates need to show whether there is anything in the visitor's cart.
 * Its `load` and `change` events follow those of the page's cart.
 */
export function createShoppingCart(): Emitter {
  let cart: CartView | null = null
  const shoppingCart = Object.assign(new Emitter(), {
    get: (name: string): unknown => cart?.[name as keyof CartView] ?? 0,
  })
  document.addEventListener('skerry:cart', ({ detail }: CustomEventInit<CartView>) => {
    const before = cart
    cart = detail ?? before
    if (!before) shoppingCart.fire('load')
    else if (cart && cart.totalQuantity > before.totalQuantity) shoppingCart.fire('item-added')
    shoppingCart.fire('change')
  })
  return shoppingCart
}
