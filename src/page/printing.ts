import { recordChanges } from '../browser/elementChanges'
import { lazySource, sourceAt } from '../media/imageSource'
import { showAll } from '../runtime/when'
import { adoptStyles } from '../ui/styles'
import css from './printing.css?inline'

const width = 1000 // a column of A4 at 150 dots per inch
const lazy = 'img:is([data-src], [data-image]):not([src]), img[loading="lazy"]'

/**
 * Loads every block and every image when the page is printed, including lazy ones, and lays out galleries for paper.
 * Returns a function that undoes it. Call it after the blocks are undone, because they may have recorded an image in
 * its printed state.
 */
export function startPrinting(): () => void {
  adoptStyles('printing', css)
  const changes = recordChanges()
  changes.listen(window, 'beforeprint', () => {
    // In time for blocks whose code has loaded, because another one was in view.
    showAll()
    for (const image of document.querySelectorAll<HTMLImageElement>(lazy)) {
      changes.attribute(image, 'loading', 'eager')
      const source = image.hasAttribute('src') ? '' : lazySource(image)
      if (!source) continue
      // Templates hide an image until it has this class.
      changes.listen(image, 'load', () => changes.classed(image, 'loaded', true))
      changes.attribute(image, 'src', sourceAt(source, width))
    }
  })
  return changes.undo
}
