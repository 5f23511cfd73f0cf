import { CartProvider, ShopifyProvider, useCart } from '@shopify/hydrogen-react'
import { createRoot } from 'react-dom/client'

/** A button that adds one unit through hydrogen-react's cart, as its documentation shows. */
function AddButton() {
  const { linesAdd, status, totalQuantity } = useCart()
  const add = () => linesAdd([{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 }])
  return (
    <button type="button" data-status={status} data-count={totalQuantity} onClick={add}>
      Add
    </button>
  )
}

// A visitor who has a cart already: the machine is then idle before the first click.
localStorage.setItem('shopifyCartId', 'gid://shopify/Cart/1')
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ShopifyProvider
    storeDomain={location.origin}
    storefrontToken="bench"
    storefrontApiVersion="2026-07"
    countryIsoCode="US"
    languageIsoCode="EN"
  >
    <CartProvider>
      <AddButton />
    </CartProvider>
  </ShopifyProvider>,
)
