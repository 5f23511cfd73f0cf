import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Dialog } from './Dialog'
import { dialogStore } from './dialogs'
import { InformationDialog } from './InformationDialog'
import type { Layer } from './overlayHost'
import { restPage } from './restPage'

/** All dialogs of the store: those in the middle over each other, the information dialogs below one another. */
export function DialogStack({ layer }: { readonly layer: Layer }) {
  const open = useStore(dialogStore(), (state) => state.open)
  const middle = open.filter(({ place }) => place === 'middle')
  const top = middle.findLast(({ state }) => state === 'open')
  const isModal = top !== undefined
  // Before the focus moves: nothing that rests would take it.
  useLayoutEffect(() => (isModal ? restPage(layer) : undefined), [isModal, layer])
  // Screen readers announce what comes into a live region, so the region is there one step before its first text.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const corner = isReady ? open.filter(({ place }) => place === 'corner') : []
  return (
    <>
      {middle.map((dialog) => (
        <Dialog key={dialog.id} dialog={dialog} isTop={dialog === top} />
      ))}
      {/* Not atomic, as a status is by itself: only what is new is read. */}
      <div className="informations" role="status" aria-atomic={false}>
        {corner.map((dialog) => (
          <InformationDialog key={dialog.id} dialog={dialog} />
        ))}
      </div>
    </>
  )
}
