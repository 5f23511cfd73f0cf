import { siteEvents } from '../../fixtures/site'
import { html } from '../html'
import { textBlock } from '../markup/block'
import { imageBlock } from '../markup/picture'
import { pageTypes, type SitePage } from '../SitePage'
import { eventWords, spokenDate, upcoming } from './eventList'
import { pageHead, section } from './parts'

const collectionId = '5f0c0000000000000000c017'

/** The list of events, and a page for each. */
export const eventPages: readonly SitePage[] = [
  {
    path: '/events',
    title: 'What’s on',
    summary: 'The seal count, the lighthouse open day and the harbour concert.',
    blocks: [],
    pageType: pageTypes.collection,
    collectionId,
    body: (visit) => html`${pageHead('What’s on', 'Three days of the year when we lay out more chairs than we own.')}
      ${section('events', upcoming(visit, 'h2'))}`,
  },
  ...siteEvents.map(({ title, date, url }, index): SitePage => {
    const words = eventWords[url]
    return {
      path: url,
      title,
      summary: words?.line ?? title,
      blocks: words ? ['image'] : [],
      pageType: pageTypes.item,
      collectionId,
      item: { id: `5f0c0000000000000000e00${index + 1}`, title, recordType: 12 },
      body: (visit) => html`${pageHead(title, words?.line, spokenDate(date))}
      ${section(
        'article',
        html`${words && imageBlock(`e00${index + 1}`, words.scene, '', { sizes: '(min-width: 60em) 56rem, 92vw', isFirst: true })}
        <div class="prose">${textBlock(
          `e01${index + 1}`,
          words?.text.map((text) => html`<p>${text}</p>`),
        )}
        <p><a href="${visit.href('/events')}">Back to what’s on</a></p></div>`,
      )}`,
    }
  }),
]
