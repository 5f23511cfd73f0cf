import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { markOwn } from '../../../src/browser/ownElements'

interface PlacedProps {
  /** The server's element to insert the content at. */
  readonly at: HTMLElement
  /** Before the element's content, after its content, or after the element itself. */
  readonly where: 'prepend' | 'append' | 'after'
  readonly className: string
  /** Makes the content a group with this name. */
  readonly groupLabel?: string
  /** The initial inline style. */
  readonly style?: { readonly [property: string]: string }
  readonly children: ReactNode
}

/**
 * Renders among the server's nodes, in an element that is removed on unmount. A portal alone could only append at the
 * end.
 */
export function Placed({ at, where, className, groupLabel, style, children }: PlacedProps) {
  const [host] = useState(() => {
    const made = markOwn(at.ownerDocument.createElement('div'))
    for (const [property, value] of Object.entries(style ?? {})) made.style.setProperty(property, value)
    return made
  })
  useLayoutEffect(() => {
    host.className = className
    if (groupLabel) {
      host.role = 'group'
      host.ariaLabel = groupLabel
    }
    at[where](host)
    return () => host.remove()
  }, [host, at, where, className, groupLabel])
  return createPortal(children, host)
}
