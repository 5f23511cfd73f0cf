import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Dialog } from './Dialog'
import { dialogStore } from './dialogStore'
import { InformationDialog } from './InformationDialog'
import { makePageInert } from './makePageInert'
import type { Layer } from './overlayHost'

/** Renders all dialogs of the store: centred ones stacked on top of each other, information dialogs in a column. */
export function DialogStack({ layer }: { readonly layer: Layer }) {
  const open = useStore(dialogStore(), (state) => state.open)
  const middle = open.filter(({ place }) => place === 'middle')
  const top = middle.findLast(({ state }) => state === 'open')
  const isModal = top !== undefined
  // A layout effect, because the effects that follow move the focus, and an inert element cannot take it.
  useLayoutEffect(() => (isModal ? makePageInert(layer) : undefined), [isModal, layer])
  // Screen readers announce only changes to an existing live region, so it is rendered one step before its first text.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const corner = isReady ? open.filter(({ place }) => place === 'corner') : []
  return (
    <>
      {middle.map((dialog) => (
        <Dialog key={dialog.id} dialog={dialog} isTop={dialog === top} />
      ))}
      {/* A status is atomic by default. This one is not, so that only new dialogs are read. */}
      <div className="informations" role="status" aria-atomic={false}>
        {corner.map((dialog) => (
          <InformationDialog key={dialog.id} dialog={dialog} />
        ))}
      </div>
    </>
  )
}
