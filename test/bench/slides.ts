/** The path of the image. Every slide adds its own query. */
export const slideImagePath = '/slide.svg'

/** A flat image of 600 × 400 pixels. */
export const slideImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#8ab"/></svg>'

/** The markup that a carousel or lightbox needs around the images. */
export interface Wrapping {
  readonly before: string
  readonly slide: (image: string, index: number) => string
  readonly after: string
}

/** The same images in the markup that a library needs. */
export function slidesOf(count: number, { before, slide, after }: Wrapping): string {
  const image = (index: number) =>
    `<img src="${slideImagePath}?${index}" width="600" height="400" loading="lazy" alt="Image ${index + 1}">`
  return before + Array.from({ length: count }, (_, index) => slide(image(index), index)).join('') + after
}

/** A gallery block in the platform's markup, with the given JSON. */
export function galleryBlock(json: { readonly [key: string]: unknown }, controls = ''): Wrapping {
  const design = String(json.design)
  return {
    before: `<div class="sqs-block sqs-block-gallery" data-block-json='${JSON.stringify(json)}'><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-${design}"><div class="sqs-gallery">`,
    slide: (image, index) =>
      `<div class="slide" data-type="image" data-slide-id="s${index}">${image.replace('<img', `<img class="thumb-image" data-image="${slideImagePath}?${index}" data-image-dimensions="600x400"`)}</div>`,
    after: `</div>${controls}</div></div></div>`,
  }
}
