import { attributes, type Html, html, type Piece } from '../html'
import { missingImage } from '../identity'
import { sceneOf } from '../images'
import { fluidBlock, type ImageVariant, variantBlock } from '../markup/imageBlocks'
import { imageUrl } from '../markup/responsiveImage'

interface Example {
  readonly title: string
  readonly note?: Piece
  readonly content: Html
}

const words = {
  title: 'Low water, west side',
  text: 'Twice a day the sea leaves the table laid: anemones, winkles, one indignant crab.',
  button: { href: '/photographs', label: 'More images' },
}

const variants: readonly (readonly [ImageVariant, string, 'left' | 'right'])[] = [
  ['inline', 'ferry-crossing', 'left'],
  ['poster', 'lighthouse-night', 'left'],
  ['card', 'tide-pools', 'left'],
  ['overlap', 'harbour', 'right'],
  ['collage', 'seals-low-tide', 'left'],
  ['stack', 'loaves', 'left'],
]

/** The examples of the image block: every variant, mask and mode, and images that fail to load. */
export function imageExamples(): readonly Example[] {
  return [
    ...variants.map(([variant, scene, position], index) => ({
      title: `Variant ${variant}`,
      ...(index === 0 ? { note: 'Loaded by a script, as on older pages: watch which width it requests.' } : {}),
      content: variantBlock(`x70${index}`, {
        variant,
        scene,
        position,
        isLazy: index === 0,
        ...(variant === 'inline' ? { text: 'A full boat and a following sea.' } : words),
      }),
    })),
    {
      title: 'Under a mask',
      note: 'A circle, as large as its grid cell allows.',
      content: fluidBlock('x711', { scene: 'lamp-lens', mask: 'circle' }),
    },
    {
      title: 'Whole, in its own aspect ratio',
      note: 'Not stretched: nothing is cut off.',
      content: fluidBlock('x712', { scene: 'lighthouse-night', position: 'left' }),
    },
    {
      title: 'Stretched, around its focal point',
      note: 'Most of the height is cut off, but never the lamp.',
      content: fluidBlock('x713', { scene: 'lighthouse-night', isStretched: true }),
    },
    {
      title: 'An invalid focal point',
      note: 'The attribute is “,”, so the centre is used.',
      content: fluidBlock('x714', { scene: 'lighthouse-night', isStretched: true, focalPoint: ',' }),
    },
    {
      title: 'Fitted into its cell',
      note: html`The box has the class <code>content-fit</code>, and its block <code>image-position-right</code>.`,
      content: fluidBlock('x715', { scene: 'lighthouse-night', isStretched: true, mode: 'fit', position: 'right' }),
    },
    {
      title: 'Fitted, without an alignment',
      note: 'Centred. A warning in the console says that the alignment is missing.',
      content: fluidBlock('x716', { scene: 'lighthouse-night', isStretched: true, mode: 'fit', position: null }),
    },
    {
      title: 'Modes of the image loader',
      note: html`The mode is in <code>data-image-mode</code>. Each box is square.`,
      content: loaderModes,
    },
    { title: 'Plain markup', note: 'data-shape-mask on the image itself.', content: plainShapes },
    {
      title: 'A missing image',
      note: 'Its space stays, and shows the alt text.',
      content: html`<div data-block-type="image"><img src="${imageUrl(missingImage)}" width="600" height="240" alt="A photograph of the keeper’s cat, who does not wish to be photographed"></div>`,
    },
  ]
}

const loaderModeTexts = [
  ['fill', 'covers the box, around its focal point'],
  ['fit', 'is whole'],
  ['none', 'is as wide as the box, from the top'],
] as const

const loaderModes = html`<div class="image-modes">${loaderModeTexts.map(([mode, text]) => {
  const { name, width, height, alt, focalPoint } = sceneOf('lighthouse-night')
  const marks = {
    'data-src': imageUrl(name),
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': focalPoint.join(','),
    'data-image-mode': mode,
    alt,
  }
  return html`<figure><div data-block-type="image" data-alignment="center"><img${attributes(marks)}></div><figcaption>${mode}: ${text}</figcaption></figure>`
})}</div>`

const plainShapes = html`<div class="plain-shapes">${['circle', 'arch', 'oval', 'hexagon'].map((mask) => {
  const { name, width, height, alt, focalPoint } = sceneOf('cinnamon-knots')
  const marks = {
    src: imageUrl(name, '300w'),
    'data-src': imageUrl(name),
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': focalPoint.join(','),
    'data-shape-mask': mask,
    alt,
    width,
    height,
  }
  return html`<div data-block-type="image"><img${attributes(marks)}></div>`
})}</div>`

const lines = [
  ['fade', 'Half past four. The lamp is wound.'],
  ['slide', 'Five. The kettle, then the log book.'],
  ['scale', 'Six. A trawler answers with its horn.'],
  ['clip', 'Seven. Nothing, which is how we like it.'],
] as const

/** The examples of animated blocks: one below the other, so that each is scrolled into view. */
export function animatedExamples(): readonly Example[] {
  return [
    ...lines.map(([kind, line]) => ({
      title: `Kind ${kind}`,
      content: html`<div class="animated-line" data-animation="${kind}"><p>${line}</p></div>`,
    })),
    {
      title: 'Slower, and over a longer distance',
      note: 'data-animation-duration="1.2" and data-animation-offset="120".',
      content: html`<div class="animated-line" data-animation="slide" data-animation-duration="1.2" data-animation-offset="120"><p>Eight. A letter, two days late.</p></div>`,
    },
    {
      title: 'An image block that fades in',
      note: 'After its image has loaded.',
      content: variantBlock('x721', {
        variant: 'card',
        scene: 'winter-storm',
        animation: 'fade-in',
        title: 'Nine',
        text: 'The weather, as announced.',
      }),
    },
    {
      title: 'Taller than two screens',
      note: 'Half of it is never visible at once, so it appears once it fills half of the screen.',
      content: html`<div class="animated-line animated-line--tall" data-animation="fade"><p>Ten. The stairs: one hundred and twelve of them.</p></div>`,
    },
  ]
}
