import { mountViews } from '../../../src/runtime/mountViews'
import type { FormProps } from '../props'
import { Form } from './Form'

export { warmUp } from '../../../src/runtime/mountViews'
export { restoreCopy } from './restoreCopy'

/**
 * Renders a form's view over its markup. `onError` is called once if it throws; it has been removed by then. Returns a
 * function that removes it.
 */
export function mountForm(props: FormProps, onError: (error: unknown) => void): () => void {
  const [unmount] = mountViews([{ element: props.root, view: Form as never, props, place: 'over', onError }])
  return unmount!
}
