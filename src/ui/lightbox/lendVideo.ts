import { type ElementChanges, recordChanges } from '../../browser/elementChanges'
import { stopVideos } from '../../media/onePlays'
import { element } from '../element'
import type { Layer } from '../overlayHost'
import type { Panel } from './panel'

/** Shows the player of a video slide while that slide is shown. */
export interface LentVideo {
  readonly show: (panel: Panel) => void
  /** Puts the player back where it was. */
  readonly giveBack: () => void
  /** Whether an element is inside the player. */
  readonly contains: (element: Element) => boolean
}

const slotName = 'skerry-lightbox'
// Set inline: on a slotted element, a template's rules win over those of the shadow root.
const filling = { position: 'relative', width: '100%', height: '100%', 'max-width': 'none', margin: '0', padding: '0' }

/** Players stay in the light DOM, inside the overlay's host, so that the styles of their block still reach them. */
export function lendVideo({ host }: Layer): LentVideo {
  const place = document.createComment('')
  const slot = element('slot', { name: slotName })
  let lent: HTMLElement | null = null
  let changes: ElementChanges | null = null

  const giveBack = () => {
    slot.remove()
    if (!lent) return
    stopVideos(lent)
    changes?.undo()
    if (place.isConnected) place.replaceWith(lent)
    else lent.remove()
    lent = null
  }
  return {
    giveBack,
    show({ slide: { video }, element: panel }) {
      if (video && video === lent) return
      giveBack()
      if (!video) return
      lent = video
      if (video.isConnected) video.before(place)
      changes = recordChanges()
      changes.attribute(video, 'slot', slotName)
      changes.styles(video, filling)
      panel.append(slot)
      host.append(video)
    },
    contains: (inner) => lent?.contains(inner) === true,
  }
}
