import { AnimatePresence, LazyMotion, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { mayAnimate } from '../../../src/media/reducedMotion'
import type { Rows } from './rows'

type Features = typeof import('./motionFeatures').features

// Without a renderer, elements are drawn without animation.
const noFeatures = {} as Features
const away = { opacity: 0, height: 0 }
const there = { opacity: 1, height: 'auto' }

/** Whether the features have loaded. A row that entered earlier would stay invisible until then. */
const IsReady = createContext(false)

/** Rows that grow when they enter and shrink when they leave. The animation code loads after the first mount. */
export const movingRows: Rows = { List, Row }

function List({ children }: { readonly children: ReactNode }) {
  const [features, setFeatures] = useState<Features | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('./motionFeatures').then(
      (loaded) => isCurrent && setFeatures(loaded.features),
      () => {}, // nothing is animated
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return (
    <LazyMotion features={features ?? noFeatures} strict>
      <IsReady value={features !== null}>
        <AnimatePresence initial={false}>{children}</AnimatePresence>
      </IsReady>
    </LazyMotion>
  )
}

function Row({ children }: { readonly children: ReactNode }) {
  const moves = use(IsReady) && mayAnimate()
  const isPresent = useIsPresent()
  return (
    <m.li
      className="skerry-cart-row"
      inert={!isPresent}
      initial={moves ? away : false}
      animate={there}
      exit={moves ? away : there}
      transition={{ duration: moves ? 0.2 : 0 }}
    >
      {children}
    </m.li>
  )
}
