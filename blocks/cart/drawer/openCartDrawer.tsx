import { createRoot } from 'react-dom/client'
import { stopSignal, untilStop } from '../../../src/browser/atStop'
import { pageCart } from '../../../src/data/cart/pageCart'
import { mayAnimate } from '../../../src/media/reducedMotion'
import type { Page } from '../../../src/model/page/page'
import { openLayer } from '../../../src/ui/overlayHost'
import { adoptSpokenText } from '../../../src/ui/spokenText'
import { adoptStyles } from '../../../src/ui/styles'
import { cartRoot } from '../index'
import { readSettings } from '../readSettings'
import cartCss from '../view/cart.css?inline'
import { CartDrawer } from './CartDrawer'
import css from './drawer.css?inline'

const drawer = () => untilStop('cartDrawer', () => ({ isOpen: false, stopped: stopSignal() }))

/**
 * Shows the cart in a drawer at the side of the page (C3). Its button, Escape or a click outside close it. On the cart
 * page, scrolls to the cart and focuses it instead. Resolves once the drawer is drawn; does nothing while one is open.
 */
export async function openCartDrawer(page: Page): Promise<void> {
  const root = document.querySelector<HTMLElement>(cartRoot)
  if (root) return focusRoot(root)
  const state = drawer()
  if (state.isOpen) return
  state.isOpen = true
  const { stopped } = state
  const features = mayAnimate() ? await loadFeatures() : null
  if (stopped.aborted) return
  const remove = draw(page, features, () => {
    state.isOpen = false
    stopped.removeEventListener('abort', remove)
  })
  stopped.addEventListener('abort', remove)
}

function focusRoot(root: HTMLElement): void {
  root.scrollIntoView()
  if (!root.hasAttribute('tabindex')) {
    root.tabIndex = -1
    root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true })
  }
  root.focus()
}

type Features = typeof import('../view/motionFeatures').features

/** Resolves to `null` if they fail to load: the drawer then opens and closes without animation. */
function loadFeatures(): Promise<Features | null> {
  return import('../view/motionFeatures').then(
    ({ features }) => features,
    () => null,
  )
}

function draw(page: Page, features: Features | null, onClosed: () => void): () => void {
  const layer = openLayer('drawer', () => remove())
  adoptStyles('cart', cartCss, layer.shadow)
  adoptSpokenText(layer.shadow)
  adoptStyles('cartDrawer', css, layer.shadow)
  const reactRoot = createRoot(layer.element)
  let isDrawn = true
  const remove = () => {
    if (!isDrawn) return
    isDrawn = false
    reactRoot.unmount()
    layer.close()
    onClosed()
  }
  reactRoot.render(
    <CartDrawer
      client={pageCart()}
      settings={readSettings(document.body, page)}
      layer={layer}
      features={features}
      // Deferred, because a root cannot be unmounted during a React update.
      onClosed={() => queueMicrotask(remove)}
    />,
  )
  return remove
}
