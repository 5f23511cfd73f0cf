import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('marquee', {
  pause: 'Pause moving text',
  play: 'Play moving text',
  noDrawing:
    'This marquee has no svg with the class Marquee-svg, so its text cannot be drawn. Add an empty one inside .Marquee.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { marquee: ['noDrawing'] } as const
