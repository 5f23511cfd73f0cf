import { animate } from 'framer-motion/dom/mini'
import { mayAnimate } from '../../src/media/reducedMotion'
import type { QuickViewParts } from './drawDialog'

const seconds = 0.2
const risen = '0 8px'

/** Moves the dialog in, unless the visitor prefers reduced motion. */
export function moveIn({ scrim, dialog }: QuickViewParts): void {
  if (!mayAnimate()) return
  animate(scrim, { opacity: [0, 1] }, { duration: seconds, ease: 'easeOut' })
  animate(dialog, { translate: [risen, '0 0'] }, { duration: seconds, ease: 'easeOut' })
}

/** Moves the dialog out. Resolves when it has left the screen. */
export async function moveOut({ scrim, dialog }: QuickViewParts): Promise<void> {
  if (!mayAnimate()) return
  const options = { duration: seconds, ease: 'easeIn' } as const
  animate(dialog, { translate: ['0 0', risen] }, options)
  await animate(scrim, { opacity: [1, 0] }, options)
}
