type Size = readonly [width: number, height: number]

/** The sizes that an element and the pictures in it tell by their `data-image-dimensions`. */
export function pictureSizes(element: HTMLElement): Size[] {
  const all = [element, ...element.querySelectorAll<HTMLElement>('[data-image-dimensions]')]
  const texts = all.map(({ dataset }) => dataset.imageDimensions).join()
  return [...texts.matchAll(/\b([1-9]\d*)x([1-9]\d*)\b/g)].map(([, width, height]) => [Number(width), Number(height)])
}

/**
 * The style of a picture, or of a box around pictures, that has no room of its own before its block mounts. A declaration
 * without its figure is no CSS, and left out: then the one before holds.
 */
export function pictureRoom(element: HTMLElement): string {
  const [[width, height] = []] = pictureSizes(element)
  const shape = `height:auto;aspect-ratio:${width}/${height}`
  return element.localName === 'img'
    ? `display:block;width:100%;max-width:${width}px;${shape}`
    : `position:relative;overflow:hidden;aspect-ratio:16/9;${shape}`
}
