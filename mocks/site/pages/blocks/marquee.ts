import { marqueeBlock } from '../../markup/marquee'
import type { BlockPage } from './BlockPage'

const bread = ['Rye by nine', '·', 'Cinnamon knots by ten', '·', 'Nothing left by three', '·']

/** The page of marquees. */
export const marquee: BlockPage = {
  name: 'marquee',
  title: 'Marquee',
  summary: 'Lines of text that move, straight or on a wave.',
  blocks: ['marquee'],
  tries: [
    'Point at a line, or go to it with Tab: a button pauses it, and moves it again.',
    'Point at the wave: it waits until you leave.',
    'Go to the line that is a link with Tab, and open it with Enter.',
    'Make the window wider: the wave is drawn anew a second later, and fills it.',
    'Ask your system for less motion: every line stands still, and the buttons are gone.',
    'Listen with a screen reader: each text is read once.',
    'Select some of the text; a pause makes it easier.',
  ],
  examples: () => [
    { title: 'A straight line', content: marqueeBlock('x1101', bread) },
    {
      title: 'A wave that waits for the pointer',
      note: 'Two waves, 60 pixels high.',
      content: marqueeBlock('x1102', bread, { waveFrequency: 2, waveIntensity: 60, pausedOnHover: true }),
    },
    {
      title: 'Slow, and a small wave',
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
