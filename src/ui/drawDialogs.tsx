import { createRoot } from 'react-dom/client'
import { atStop } from '../browser/atStop'
import { shared } from '../browser/shared'
import { DialogStack } from './DialogStack'
import { dialogStore, dismissDialogs } from './dialogStore'
import css from './dialogs.css?inline'
import { hostOfNextLayer, type Layer, openLayer } from './overlayHost'
import { adoptStyles } from './styles'

type Drawn = { layer?: Layer; stop?: () => void }

const drawn = () => shared<Drawn>('drawnDialogs', () => ({}))

/**
 * Renders the dialogs of the store in the overlay while any are open. Call it for each new dialog: a modal `<dialog>`
 * of the page may cover those that are already open, such as an information dialog.
 */
export function drawDialogs(): void {
  const held = drawn()
  const store = dialogStore()
  if (store.getState().open.length === 0) return
  if (held.layer && held.layer.host === hostOfNextLayer()) return
  const layer = openLayer('dialogs', dismissAll)
  held.stop?.()
  adoptStyles('dialogs', css, layer.shadow)
  const root = createRoot(layer.element)
  root.render(<DialogStack layer={layer} />)
  const stop = () => {
    unsubscribe()
    Object.assign(held, { layer: undefined, stop: undefined })
    root.unmount()
    layer.close()
  }
  const unsubscribe = store.subscribe(({ open }) => {
    // Deferred, because a root cannot be unmounted during a React update.
    if (open.length === 0) queueMicrotask(() => store.getState().open.length === 0 && held.stop === stop && stop())
  })
  Object.assign(held, { layer, stop })
  atStop(dismissAll)
}

function dismissAll(): void {
  dismissDialogs()
  drawn().stop?.()
}
