import { createRoot } from 'react-dom/client'
import { atStop } from '../browser/atStop'
import { shared } from '../browser/shared'
import { DialogStack } from './DialogStack'
import { dialogStore, dismissDialogs } from './dialogStore'
import css from './dialogs.css?inline'
import { openLayer } from './overlayHost'
import { adoptStyles } from './styles'

type Drawn = { stop?: () => void }

const drawn = () => shared<Drawn>('drawnDialogs', () => ({}))

/** Renders the dialogs of the store in the overlay while any are open. */
export function drawDialogs(): void {
  const held = drawn()
  const store = dialogStore()
  if (held.stop || store.getState().open.length === 0) return
  const layer = openLayer('dialogs', dismissAll)
  adoptStyles('dialogs', css, layer.shadow)
  const root = createRoot(layer.element)
  root.render(<DialogStack layer={layer} />)
  const stop = () => {
    unsubscribe()
    held.stop = undefined
    root.unmount()
    layer.close()
  }
  const unsubscribe = store.subscribe(({ open }) => {
    // Deferred, because a root cannot be unmounted during a React update.
    if (open.length === 0) queueMicrotask(() => store.getState().open.length === 0 && held.stop === stop && stop())
  })
  held.stop = stop
  atStop(dismissAll)
}

function dismissAll(): void {
  dismissDialogs()
  drawn().stop?.()
}
