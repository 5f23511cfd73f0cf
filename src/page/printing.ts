import { recordChanges } from '../browser/elementChanges'
import { lazySource, sourceAt } from '../media/imageSource'
import { adoptStyles } from '../ui/styles'
import css from './printing.css?inline'

const width = 1000 // a column of A4 at 150 dots per inch
const lazy = 'img:is([data-src], [data-image]):not([src]), img[loading="lazy"]'

/**
 * Loads every picture when the page is printed, also those that wait to be scrolled to, and lays out galleries for paper.
 * Returns its undo, which comes after that of the blocks: they may have found a picture as it was printed.
 */
export function startPrinting(): () => void {
  adoptStyles('printing', css)
  const changes = recordChanges()
  changes.listen(window, 'beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(lazy)) {
      changes.attribute(image, 'loading', 'eager')
      const source = image.hasAttribute('src') ? '' : lazySource(image)
      if (!source) continue
      // Templates hide a picture until it has this class.
      changes.listen(image, 'load', () => changes.classed(image, 'loaded', true))
      changes.attribute(image, 'src', sourceAt(source, width))
    }
  })
  return changes.undo
}
