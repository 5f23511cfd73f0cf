import type { marqueeDirections } from '../../src/model/enumerations/choices'

/** The settings of a marquee, B3 Marquee props. */
export interface MarqueeProps {
  /** Where the text is drawn. */
  readonly svg: SVGSVGElement
  readonly items: readonly MarqueeItem[]
  /** The number of waves across the width. */
  readonly frequency: number
  /** The height of a wave in pixels; 0 for a straight line. */
  readonly intensity: number
  readonly direction: (typeof marqueeDirections)[number]
  readonly speed: number
  readonly isPausedOnHover: boolean
  /** Its link; `null` without one. */
  readonly link: MarqueeLink | null
}

/** The link of a marquee. */
export interface MarqueeLink {
  readonly href: string
  readonly target: string | undefined
  /** The server's link in the drawing. */
  readonly served: Element | null
}

/** One of the texts that are shown one after the other. */
export interface MarqueeItem {
  readonly text: string
  /** The server's element for the text. Its margin is the space that follows. */
  readonly served: HTMLElement | null
}
