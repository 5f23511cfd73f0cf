import { type Html, html, scriptJson } from '../html'
import { block } from './block'

/** The owner's settings of a marquee. */
export interface MarqueeSettings {
  readonly waveFrequency?: number
  readonly waveIntensity?: number
  readonly animationDirection?: 'left' | 'right'
  readonly animationSpeed?: number
  readonly pausedOnHover?: boolean
  readonly linkTo?: string
}

/** A marquee as the platform sends it: its texts for measuring, an empty drawing, and the text for screen readers. */
export function marqueeBlock(id: string, texts: readonly string[], settings: MarqueeSettings = {}): Html {
  const props = {
    marqueeItems: texts.map((text) => ({ text })),
    linkTo: '',
    waveFrequency: 4,
    waveIntensity: 0,
    animationDirection: 'left',
    animationSpeed: 1,
    textStyle: 'paragraph-1',
    itemSpacing: { unit: 'em', value: 0.5 },
    blockId: id,
    ...settings,
  }
  return block(
    'marquee',
    id,
    html`<div class="Marquee">
      <script class="Marquee-props" type="application/json">${scriptJson(props)}</script>
      <div class="Marquee-display">
        <div class="Marquee-measure">${texts.map((text) => html`<p class="Marquee-item Marquee-item--text">${text}</p>`)}</div>
        <p>
          <svg class="Marquee-svg" fill="currentColor" aria-hidden="true">
            <g class="Marquee-path-group" transform="translate(0, 0)"><path class="Marquee-path" fill="none" stroke="transparent" stroke-width="0" d="" stroke-dasharray=""></path></g>
            <text><textPath class="Marquee-svg-text"></textPath></text>
          </svg>
          <span class="v6-visually-hidden">${texts.join(' ')}</span>
        </p>
        <div class="Marquee-track"></div>
      </div>
    </div>`,
  )
}
