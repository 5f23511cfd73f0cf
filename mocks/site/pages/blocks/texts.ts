import { type Html, html, scriptJson } from '../../html'
import { block, textBlock } from '../../markup/block'
import type { BlockPage } from './BlockPage'

/** The page of scaled text. */
export const scaledText: BlockPage = {
  name: 'scaled-text',
  title: 'Scaled text',
  summary: 'Headings that are as wide as their column.',
  blocks: [],
  tries: [
    'Make the window wider and narrower: a tenth of a second later the text fills its column again.',
    'Make the window 320 px wide: the longest text stops at 11 px and wraps.',
    'Zoom in, or choose a larger font in your browser: each line still fits.',
    'Turn off JavaScript: every text has the size of its template.',
  ],
  examples: () => [
    { title: 'One word', content: scaled('x1201', html`<h3>Skerry</h3>`) },
    { title: 'A line with emphasis', content: scaled('x1202', html`<h3>Two lights, <em>one night</em></h3>`) },
    {
      title: 'Half a column each',
      content: html`<div class="text-columns">${scaled('x1203', html`<h3>Low water</h3>`)}${scaled('x1204', html`<h3>Ten past six</h3>`)}</div>`,
    },
    {
      title: 'A sentence',
      note: 'At least 11 px, where it wraps instead.',
      content: scaled(
        'x1205',
        html`<p>All the boats that ever left this island came back by the evening of the same day, or telephoned</p>`,
      ),
    },
  ],
}

const shapes = [
  ...['underline', 'underlineCurve', 'underlineDouble', 'wave', 'jagged', 'scribble'],
  ...['strike', 'strikeDiagonal', 'cross', 'enclose', 'circle', 'marker'],
]
const palette = (colorName: string) => ({
  type: 'SITE_PALETTE_COLOR',
  sitePaletteColor: { colorName, alphaModifier: 1 },
})

/** The page of highlighted words. */
export const textHighlights: BlockPage = {
  name: 'text-highlights',
  title: 'Text highlights',
  summary: 'Words with lines and shapes, in the markup of newer templates.',
  blocks: [],
  tries: [
    'Make the window narrower: each line of the highlighted words keeps its own shape.',
    'Scroll to the last examples: they are drawn when they are on the screen, and at once if you prefer reduced motion.',
    'Print the page: the words are underlined or crossed out.',
    'Turn off JavaScript: there is only the text.',
  ],
  examples: () => [
    {
      title: 'The twelve shapes',
      content: html`<div class="text-columns">${shapes.map((shape, index) => highlighted(`x13${10 + index}`, [shape, 'on these words'], { shape }))}</div>`,
    },
    {
      title: 'Over several lines, in the colours of the site',
      content: highlighted(
        'x1331',
        ['All the boats that', 'ever left this island came back by the evening of the same day'],
        { shape: 'marker', color: palette('lamp'), thickness: { unit: 'em', value: 0.8 }, linecap: 'round' },
      ),
    },
    {
      title: 'In a right-to-left text',
      content: html`<div dir="rtl" lang="ar">${highlighted('x1332', ['كل القوارب', 'عادت في المساء'], { shape: 'circle' })}</div>`,
    },
    ...['draw', 'fade', 'fadeScale'].map((animation, index) => ({
      title: `Animated: ${animation}`,
      content: highlighted(`x134${index}`, ['Two lights,', 'one night'], {
        shape: 'scribble',
        isAnimationEnabled: true,
        duration: 1.5,
        animation,
      }),
    })),
  ],
}

/** A heading whose last words are highlighted. */
function highlighted(id: string, [start, words]: readonly [string, string], options: object): Html {
  const props = [{ type: 'highlight', id, isFront: false, color: palette('signal'), linecap: 'square', ...options }]
  return block(
    'html',
    id,
    html`<script class="TextAttributes-props" type="application/json">${scriptJson(props)}</script>
      <div class="sqs-html-content"><h3>${start} <span class="sqsrte-text-highlight" data-text-attribute-id="${id}">${words}</span></h3></div>`,
  )
}

function scaled(id: string, content: Html): Html {
  return textBlock(
    id,
    html`<div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text">${content}</span></div>`,
  )
}
