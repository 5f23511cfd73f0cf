import { recordChanges } from '../browser/elementChanges'
import { lazySource, sourceAt } from '../media/imageSource'
import { mustNotLoad } from '../media/mustNotLoad'
import { adoptStyles } from '../ui/styles'
import css from './printing.css?inline'

const width = 1000 // a column of A4 at 150 dots per inch

/**
 * Loads the images that are still waiting when the page is printed, and lays out galleries for paper.
 * Returns a function that undoes it. Call it after the blocks are undone, because they may have recorded an image in
 * its printed state.
 */
export function startPrinting(): () => void {
  adoptStyles('printing', css)
  const changes = recordChanges()
  changes.listen(window, 'beforeprint', () => {
    // Images that the browser itself defers are left alone: it loads them for printing, and waits for them unless they
    // change now.
    for (const image of imagesOf('img:is([data-src], [data-image]):not([src])')) {
      const source = lazySource(image)
      if (!source || mustNotLoad(image)) continue
      changes.attribute(image, 'loading', 'eager')
      // Templates hide an image until it has this class.
      changes.listen(image, 'load', () => changes.classed(image, 'loaded', true))
      changes.attribute(image, 'src', sourceAt(source, width))
    }
  })
  // For the next print, in browsers that print without deferred images.
  changes.listen(window, 'afterprint', () => {
    for (const image of imagesOf('img[loading="lazy"]')) changes.attribute(image, 'loading', 'eager')
  })
  return changes.undo
}

function imagesOf(selector: string): NodeListOf<HTMLImageElement> {
  return document.querySelectorAll(selector)
}
