import { type Html, html } from '../../html'
import { textBlock } from '../../markup/block'
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

function scaled(id: string, content: Html): Html {
  return textBlock(
    id,
    html`<div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text">${content}</span></div>`,
  )
}
