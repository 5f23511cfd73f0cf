import { createRoot } from 'react-dom/client'
import { atStop } from '../../../src/browser/atStop'
import { shared } from '../../../src/browser/shared'
import { pageCart } from '../../../src/data/cart/pageCart'
import { mayAnimate } from '../../../src/media/reducedMotion'
import type { Page } from '../../../src/model/page/page'
import { openLayer } from '../../../src/ui/overlayHost'
import { adoptStyles } from '../../../src/ui/styles'
import { cartRoot } from '../index'
import { readSettings } from '../readSettings'
import cartCss from '../view/cart.css?inline'
import { CartDrawer } from './CartDrawer'
import css from './drawer.css?inline'

/** Removes the open drawer. */
type Opened = { remove?: (() => void) | undefined }

const opened = () => shared<Opened>('cartDrawer', () => ({}))

/**
 * Shows the cart in a drawer at the side of the page (C3), which closes by its button, Escape or a click beside it. On
 * the cart page, scrolls to the cart instead. Resolves once the drawer is drawn; does nothing while one is open.
 */
export async function openCartDrawer(page: Page): Promise<void> {
  const root = document.querySelector<HTMLElement>(cartRoot)
  if (root) return root.scrollIntoView()
  const held = opened()
  if (held.remove) return
  let isRemoved = false
  const remove = () => {
    isRemoved = true
    held.remove = undefined
  }
  held.remove = remove
  const features = mayAnimate() ? await loadFeatures() : null
  if (!isRemoved) held.remove = draw(page, features, remove)
}

type Features = typeof import('../view/motionFeatures').features

/** `null` if they cannot be loaded: the drawer then appears and is gone at once. */
function loadFeatures(): Promise<Features | null> {
  return import('../view/motionFeatures').then(
    ({ features }) => features,
    () => null,
  )
}

function draw(page: Page, features: Features | null, forget: () => void): () => void {
  const layer = openLayer('drawer')
  adoptStyles('cart', cartCss, layer.shadow)
  adoptStyles('cartDrawer', css, layer.shadow)
  const reactRoot = createRoot(layer.element)
  const remove = () => {
    if (opened().remove !== remove) return
    forget()
    reactRoot.unmount()
    layer.close()
  }
  atStop(remove)
  const settings = readSettings(document.body, page)
  reactRoot.render(
    <CartDrawer
      client={pageCart()}
      settings={settings}
      layer={layer}
      features={features}
      // Deferred, because a root cannot be unmounted during a React update.
      onClosed={() => queueMicrotask(remove)}
    />,
  )
  return remove
}
