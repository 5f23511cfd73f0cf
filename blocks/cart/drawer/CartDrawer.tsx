import { AnimatePresence, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { siteLink } from '../../../src/browser/siteLink'
import { routes } from '../../../src/model/address/routes'
import { pushEscape } from '../../../src/ui/escapeStack'
import { containFocus } from '../../../src/ui/focusContainment'
import { makePageInert } from '../../../src/ui/makePageInert'
import type { Layer } from '../../../src/ui/overlayHost'
import { rememberFocus } from '../../../src/ui/returnFocus'
import { containsDeeply } from '../../../src/ui/tabbables'
import { messages } from '../messages'
import { CartContents, type CartContentsProps } from '../view/CartContents'
import { IsShown } from '../view/IsShown'
import { movingRows } from '../view/movingRows'

type Features = typeof import('../view/motionFeatures').features

interface CartDrawerProps extends Pick<CartContentsProps, 'client' | 'settings'> {
  readonly layer: Layer
  /** Without them nothing is animated. */
  readonly features: Features | null
  /** Called when the closing animation has ended. */
  readonly onClosed: () => void
}

const noFeatures = {} as Features

/** The cart in a modal panel at the inline end: on the right of pages in English, on the left of pages in Arabic. */
export function CartDrawer({ client, settings, layer, features, onClosed }: CartDrawerProps) {
  const [isOpen, setIsOpen] = useState(true)
  const frame = useRef<HTMLElement>(null)
  const id = useId()
  const close = () => setIsOpen(false)
  useModal(layer, frame, isOpen, setIsOpen)
  const { scrim, panel } = features ? motions(layer.host) : still
  return (
    <LazyMotion features={features ?? noFeatures} strict>
      <IsShown value={isOpen}>
        <AnimatePresence onExitComplete={onClosed}>
          {isOpen && <m.div key="scrim" className="drawer-scrim" {...scrim} onClick={close} />}
          {isOpen && (
            <m.section
              key="panel"
              ref={frame}
              className="drawer"
              role="dialog"
              aria-modal
              aria-labelledby={id}
              tabIndex={-1}
              {...panel}
            >
              <header className="drawer__header">
                <h2 id={id}>{messages.cart}</h2>
                <button type="button" className="drawer__close" aria-label={messages.close} onClick={close}>
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M6 6l12 12M18 6L6 18" />
                  </svg>
                </button>
              </header>
              <div className="drawer__body">
                <CartContents
                  client={client}
                  settings={settings}
                  isCompact
                  onContinue={close}
                  rowKit={features ? movingRows : undefined}
                />
              </div>
              <footer className="drawer__footer">
                <a href={siteLink(routes.cart)}>{messages.viewCart}</a>
              </footer>
            </m.section>
          )}
        </AnimatePresence>
      </IsShown>
    </LazyMotion>
  )
}

const still = { scrim: {}, panel: {} }

function motions(host: Element) {
  const outside = getComputedStyle(host.ownerDocument.body).direction === 'rtl' ? '-100%' : '100%'
  const transition = { duration: 0.28, ease: [0.2, 0, 0, 1] } as const
  return {
    scrim: { initial: { opacity: 0 }, animate: { opacity: 1 }, exit: { opacity: 0 }, transition },
    panel: { initial: { x: outside }, animate: { x: 0 }, exit: { x: outside }, transition },
  }
}

/**
 * While the drawer is open, the page is inert and the focus stays inside. On closing, the focus returns to where it
 * was.
 */
function useModal(
  layer: Layer,
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
  // A layout effect, because the next effect moves the focus, and an inert element cannot be focused.
  useLayoutEffect(() => (isOpen ? makePageInert(layer) : undefined), [isOpen, layer])
  useEffect(() => {
    const container = frame.current
    if (!isOpen || !container) return
    const giveBackFocus = rememberFocus()
    const release = containFocus({ container })
    const popEscape = pushEscape(() => setIsOpen(false))
    container.focus({ preventScroll: true })
    return () => {
      popEscape()
      release()
      giveBackFocus((focused) => containsDeeply(container, focused))
    }
  }, [isOpen, setIsOpen, frame])
}
