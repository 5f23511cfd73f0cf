import { html } from '../../html'
import { likeButton } from '../../markup/like'
import type { BlockPage } from './BlockPage'

const liked = '5f0c0000000000000000b002'

/** The page of likes. */
export const like: BlockPage = {
  name: 'like',
  title: 'Like',
  summary: 'A heart that visitors press, with a count.',
  blocks: ['like'],
  tries: [
    'Press a heart: it fills and counts at once, and stays so after a reload. Press again to remove the like.',
    'The first two belong to the same post: they change together.',
    'Tab to a heart and press Enter or Space. Screen readers announce the new count.',
    'Press a heart several times in a row: the server ends up with the state that you see.',
    html`Choose serverError or offline and press a heart: it goes back to its previous state, with a message. <code>/__mock/log?path=/api/content-items</code> lists the requests.`,
    html`Choose crumbExpired: the request is repeated with a new token, and the like counts once.`,
    'Turn off JavaScript: nothing is shown where the count would be, as on hosted pages.',
  ],
  scenarios: ['slow', 'serverError', 'offline', 'rateLimited', 'crumbExpired', 'notJson', 'missingBlocks'],
  examples: (visit) => [
    { title: 'A post', content: likeButton(visit, liked) },
    { title: 'The same post, further down', content: likeButton(visit, liked) },
    { title: 'No likes yet', content: likeButton(visit, '5f0c0000000000000000b0aa') },
    {
      title: 'A heart of the template’s own',
      note: 'If the style sheet draws a heart, Skerry adds none.',
      content: html`<div class="like-with-icon">${likeButton(visit, '5f0c0000000000000000b001')}</div>`,
    },
    {
      title: 'A button',
      content: html`<p><button type="button" data-block-type="like" data-item-id="5f0c0000000000000000b0ab" data-like-count="7"><span class="like-count">7 Likes</span></button></p>`,
    },
  ],
}
