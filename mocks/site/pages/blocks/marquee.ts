import { marqueeBlock } from '../../markup/marquee'
import type { BlockPage } from './BlockPage'

const bread = ['Rye by nine', '·', 'Cinnamon knots by ten', '·', 'Nothing left by three', '·']

/** The page of marquees. */
export const marquee: BlockPage = {
  name: 'marquee',
  title: 'Marquee',
  summary: 'Lines of text that move, straight or along a wave.',
  blocks: ['marquee'],
  tries: [
    'Point at a line, or tab to it: a button pauses and resumes it.',
    'Point at the wave: it pauses until the pointer leaves.',
    'Tab to the line that is a link, and open it with Enter.',
    'Make the window wider: a second later the wave is redrawn to fill it.',
    'Turn on reduced motion in your system: every line stands still, and there are no buttons.',
    'Listen with a screen reader: each text is read once.',
    'Select some of the text, which is easier if you pause it first.',
  ],
  examples: () => [
    { title: 'A straight line', content: marqueeBlock('x1101', bread) },
    {
      title: 'A wave that pauses on hover',
      note: 'Two waves, 60 pixels high.',
      content: marqueeBlock('x1102', bread, { waveFrequency: 2, waveIntensity: 60, pausedOnHover: true }),
    },
    {
      title: 'Slow, with a small wave',
      content: marqueeBlock('x1103', ['The light turns every twenty seconds', '⋆'], {
        waveIntensity: 12,
        animationSpeed: 0.25,
      }),
    },
    {
      title: 'A link',
      note: 'The whole line leads to the journal.',
      content: marqueeBlock('x1108', ['New in the journal', '→'], { linkTo: '/journal' }),
    },
    { title: 'Fast', content: marqueeBlock('x1104', ['Gale warning', '!'], { animationSpeed: 4 }) },
    {
      title: 'From left to right',
      content: marqueeBlock('x1105', ['To the mainland', '→'], { animationDirection: 'right' }),
    },
    { title: 'One letter', note: 'It repeats every 50 pixels.', content: marqueeBlock('x1106', ['i']) },
    {
      title: 'Written from right to left',
      content: marqueeBlock('x1107', ['الخبز الطازج كل صباح', '⋆'], { waveIntensity: 30, waveFrequency: 2 }),
    },
  ],
}
