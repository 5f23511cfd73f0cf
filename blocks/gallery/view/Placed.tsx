import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface PlacedProps {
  /** The server's element that the drawing goes to. */
  readonly at: HTMLElement
  /** Before its content, after it, or behind the element itself. */
  readonly where: 'prepend' | 'append' | 'after'
  readonly className: string
  /** Makes the drawing a group of this name. */
  readonly groupLabel?: string
  /** Written when it is placed. */
  readonly style?: { readonly [property: string]: string }
  readonly children: ReactNode
}

/** Draws among the server's nodes, in an element of its own that leaves with it. A bare portal always comes last. */
export function Placed({ at, where, className, groupLabel, style, children }: PlacedProps) {
  const [host] = useState(() => {
    const made = at.ownerDocument.createElement('div')
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
