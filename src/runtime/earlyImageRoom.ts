type Size = readonly [width: number, height: number]

/** The sizes in `data-image-dimensions` of an element and the images in it, otherwise in these images' attributes. */
export function imageSizes(element: HTMLElement): Size[] {
  const all = [element, ...element.querySelectorAll<HTMLElement>('[data-image-dimensions],img[width]')]
  const texts = all.map(
    (one) =>
      one.dataset.imageDimensions || (one !== element && `${one.getAttribute('width')}x${one.getAttribute('height')}`),
  )
  return [...texts.join().matchAll(/\b([1-9]\d*)x([1-9]\d*)\b/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ])
}

/**
 * The style that reserves the space of an image, or of a box around images, before its block mounts. A declaration
 * without a number is invalid CSS and ignored, so the previous one applies.
 */
export function earlyImageRoom(element: HTMLElement): string {
  const [[width, height] = []] = imageSizes(element)
  const shape = `height:auto;aspect-ratio:${width}/${height}`
  return element.localName === 'img'
    ? `display:block;width:100%;max-width:${width}px;${shape}`
    : `position:relative;overflow:hidden;aspect-ratio:16/9;${shape}`
}
