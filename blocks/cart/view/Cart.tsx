import type { CartProps } from '../props'
import { CartContents } from './CartContents'

/** C3 The cart page. */
export function Cart({ client, settings, rowKit }: CartProps) {
  return client ? <CartContents client={client} settings={settings} rowKit={rowKit} /> : null
}
