import type { CartClient } from '../../src/data/cart/CartClient'
import { mayAnimate } from '../../src/media/reducedMotion'
import type { Page } from '../../src/model/page/page'
import type { CartProps } from './props'
import { readSettings } from './readSettings'
import { Cart } from './view/Cart'

/** Reads the settings of the shop from the page and from the cart's root. */
export function parse(element: HTMLElement, page: Page): CartProps {
  return {
    settings: readSettings(element, page),
    isServed: element.querySelector('a[href], li, tr') !== null,
  }
}

/**
 * Loads the cart and, at the same time, the code that animates lines. A cart that the server has drawn stays until ours
 * has loaded, because its checkout works too. In an empty root our view shows the progress.
 */
export async function prepare(props: CartProps): Promise<CartProps> {
  const [client, rowKit] = await Promise.all([loadCart(props), loadMovingRows()])
  return { ...props, client, rowKit }
}

export const view = Cart

async function loadCart({ isServed }: CartProps): Promise<CartClient> {
  const { pageCart } = await import('../../src/data/cart/pageCart')
  const client = pageCart()
  if (isServed) await untilSynced(client.store)
  return client
}

async function loadMovingRows(): Promise<CartProps['rowKit']> {
  if (!mayAnimate()) return undefined
  const loaded = await import('./view/movingRows').catch(() => null) // without it nothing is animated
  return loaded?.movingRows
}

function untilSynced({ getState, subscribe }: CartClient['store']): Promise<void> {
  return new Promise((resolve) => {
    if (getState().isSynced) return resolve()
    const stopWatching = subscribe(({ isSynced }) => {
      if (!isSynced) return
      stopWatching()
      resolve()
    })
  })
}
