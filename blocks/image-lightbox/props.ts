import type { LightboxOptions, LightboxTransition } from '../../src/ui/lightboxOptions'

/** A lightbox and the elements that open it. */
export interface ImageLightboxProps {
  readonly theme: LightboxOptions['theme']
  /** `data-lightbox-transition`. */
  readonly transition: LightboxTransition
  readonly slides: LightboxOptions['slides']
  readonly openers: readonly { readonly element: HTMLElement; readonly index: number }[]
}
