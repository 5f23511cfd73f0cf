import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Dialog } from './Dialog'
import { dialogStore } from './dialogs'
import { InformationDialog } from './InformationDialog'
import { makePageInert } from './makePageInert'
import type { Layer } from './overlayHost'

/** All dialogs of the store: centred ones stacked on top of each other, information dialogs in a column. */
export function DialogStack({ layer }: { readonly layer: Layer }) {
  const open = useStore(dialogStore(), (state) => state.open)
  const middle = open.filter(({ place }) => place === 'middle')
  const top = middle.findLast(({ state }) => state === 'open')
  const isModal = top !== undefined
  // Before the focus moves: nothing inert would take it.
  useLayoutEffect(() => (isModal ? makePageInert(layer) : undefined), [isModal, layer])
  // Screen readers announce what is added to a live region, so the region exists one step before its first text.
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
