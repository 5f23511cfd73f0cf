import type { ReactNode } from 'react'
import { type Direction, dirOf } from './direction'

interface GalleryPageProps {
  readonly direction?: Direction
  /** Text below the gallery that makes layout shifts visible. */
  readonly text?: string
  readonly children: ReactNode
}

/** The page around a gallery, as wide as a text column, so that the content below the gallery is visible. */
export function GalleryPage({
  direction = 'page',
  text = 'Images from the trail, one for each season.',
  children,
}: GalleryPageProps) {
  return (
    <main dir={dirOf(direction)} style={{ maxInlineSize: 760, marginInline: 'auto' }}>
      <h1>Harbour &amp; Pine</h1>
      <h2>A year on the trail</h2>
      {children}
      <p>{text}</p>
    </main>
  )
}
