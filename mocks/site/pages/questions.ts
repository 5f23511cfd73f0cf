import { html } from '../html'
import { type AccordionEntry, accordionBlock } from '../markup/accordion'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { pageHead, section } from './parts'

function aboutTheCrossing(visit: Visit): readonly AccordionEntry[] {
  return [
    {
      title: 'Do I need to book the boat?',
      content: html`<p>No. There are twelve seats and they go to whoever is on the slip first. In August that means nine o’clock; in April it means turning up. Parties of six or more should <a href="${visit.href('/contact')}">write first</a>, so that we can warn the oven.</p>`,
    },
    {
      title: 'Will I be seasick?',
      content: html`<p>Probably not. It is thirty-five minutes, most of it in the lee of the land. Sit at the back, look at the island and talk to no one. Una keeps ginger biscuits and a bucket, and offers them in that order.</p>`,
    },
    {
      title: 'What if the weather turns while I’m there?',
      content: html`<p>Then you stay. There are two beds in the tower, a sofa, and a rota for the washing-up. It happens four or five times a year, and people tend to look back on it as the good part.</p>`,
    },
    {
      title: 'Can I bring the dog?',
      content: html`<p>On the boat, yes, at the front. On the island, on a lead from April to July, because of the terns. The terns will explain if you forget.</p>`,
    },
    {
      title: 'Can I come in my own boat?',
      content: html`<p>Please do, below force four. There is one mooring, painted yellow, and the steps dry out two hours either side of low water. Keep the lamp a hand to the left of the chimney.</p>`,
    },
  ]
}

const aboutTheIsland: readonly AccordionEntry[] = [
  {
    title: 'How many steps are there?',
    content: html`<p>A hundred and thirty-one to the lamp. Seventeen up from the slip. The path between them is grass, steep in one place, with a rope. The bakehouse is level with the slip and has a ramp.</p>`,
  },
  {
    title: 'Is there a toilet?',
    content: html`<p>One, behind the oil store, with the best view of any in the country. It composts. There are instructions, illustrated.</p>`,
  },
  {
    title: 'Is there any signal?',
    content: html`<p>On the third bench, facing north-east, if you stand. There is a telephone in the hall for anything that matters.</p>`,
  },
  {
    title: 'When are the seals there?',
    content: html`<p>Always, on the Sleepers; closest from May to July. Two hours either side of low water is best. The day’s tides are chalked by the red door.</p><ul><li>Stay behind the white stones.</li><li>Don’t feed them. They’ve been fed.</li><li>If one looks at you, look away first. It’s only manners.</li></ul>`,
  },
  {
    title: 'Can we get married there?',
    content: html`<p>You can, and eleven couples have. It has to be small, it has to be before the last boat, and somebody has to be able to row. Ines makes the cake.</p>`,
  },
  {
    title: 'Do you take cards?',
    content: html`<p>In the bakehouse, on most days. On the boat there is a biscuit tin.</p>`,
  },
]

/** The visitors' questions. */
export const questions: SitePage = {
  path: '/questions',
  title: 'Questions',
  summary: 'Boats, dogs, tides, toilets: what people ask before they come over.',
  blocks: ['accordion'],
  collectionId: '5f0c0000000000000000c015',
  body: (
    visit,
  ) => html`${pageHead('Before you come over', 'The eleven things people ask on the slip, answered while you are still dry.', 'Questions')}
      ${section(
        'questions',
        html`<div class="question-part"><h2>The crossing</h2>
        ${accordionBlock('q001', aboutTheCrossing(visit), { isFirstExpanded: true })}
        </div><div class="question-part"><h2>The island</h2>
        ${accordionBlock('q002', aboutTheIsland, { allowsMultiple: true })}
        </div><p class="note">Not here? <a href="${visit.href('/contact')}">Ask us</a>. A twelfth would be welcome; eleven is an awkward number to print.</p>`,
      )}`,
}
