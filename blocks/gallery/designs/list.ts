import type { StaticDesign } from './design'
import { addDesignClasses, showImages, skipOffscreenLayout } from './staticLayout'

const imageSize = 30 // percent of the width, if the block sets none; the specification has no value
const gutter = 20 // as between the slides of a grid

/** Slides in a list, each image next to its text (B3 Gallery designs). */
export const list: StaticDesign = {
  kind: 'static',
  start(context) {
    const { container, slides, data, changes } = context
    addDesignClasses(context, 'list')
    changes.style(container, '--skerry-gap', `${data.gutter ?? gutter}px`)
    changes.style(container, '--skerry-size', `${Math.min(data.listImageSize || imageSize, 100)}%`)
    for (const { element, image } of slides) {
      const holder = [...element.children].find((child) => child.contains(image))
      if (holder) changes.classed(holder, 'skerry-gallery-image', true)
    }
    showImages(context)
    skipOffscreenLayout(context)
    return undefined
  },
}
