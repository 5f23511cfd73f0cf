import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Dialog } from './Dialog'
import { dialogStore } from './dialogs'
import { InformationDialog } from './InformationDialog'

/** All dialogs of the store: those in the middle over each other, the information dialogs below one another. */
export function DialogStack() {
  const open = useStore(dialogStore(), (state) => state.open)
  const middle = open.filter(({ place }) => place === 'middle')
  const top = middle.findLast(({ state }) => state === 'open')
  // Screen readers announce what comes into a live region, so the region is there one step before its first text.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const corner = isReady ? open.filter(({ place }) => place === 'corner') : []
  return (
    <>
      {middle.map((dialog) => (
        <Dialog key={dialog.id} dialog={dialog} isTop={dialog === top} />
      ))}
      <div className="informations" role="status">
        {corner.map((dialog) => (
          <InformationDialog key={dialog.id} dialog={dialog} />
        ))}
      </div>
    </>
  )
}
