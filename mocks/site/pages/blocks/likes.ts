import { html } from '../../html'
import { likeButton } from '../../markup/like'
import type { BlockPage } from './BlockPage'

const liked = '5f0c0000000000000000b002'

/** The page of likes. */
export const like: BlockPage = {
  name: 'like',
  title: 'Like',
  summary: 'A heart with a count, which visitors press.',
  blocks: ['like'],
  tries: [
    'Press a heart: it is filled and counted at once, and still is after a reload. Press again to take it back.',
    'The first two belong to the same post: they change together.',
    'Go there with Tab and press Enter or Space. A screen reader hears the new count.',
    'Press a heart several times in a row: the server ends up with what you see.',
    html`Choose serverError or offline and press: the heart goes back to what it was, and says so. <code>/__mock/log?path=/api/content-items</code> has the requests.`,
    html`Choose crumbExpired: the request is repeated with a new token, and the like counts once.`,
    'Turn scripts off: nothing is shown where the count would be, as on hosted pages.',
  ],
  scenarios: ['slow', 'serverError', 'offline', 'rateLimited', 'crumbExpired', 'notJson', 'missingBlocks'],
  examples: (visit) => [
    { title: 'A post', content: likeButton(visit, liked) },
    { title: 'The same post, further down', content: likeButton(visit, liked) },
    { title: 'Nobody yet', content: likeButton(visit, '5f0c0000000000000000b0aa') },
    {
      title: 'A heart of the template’s own',
      note: 'Where the style sheet draws one, ours is left out.',
      content: html`<div class="like-with-icon">${likeButton(visit, '5f0c0000000000000000b001')}</div>`,
    },
    {
      title: 'A button',
      content: html`<p><button type="button" data-block-type="like" data-item-id="5f0c0000000000000000b0ab" data-like-count="7"><span class="like-count">7 Likes</span></button></p>`,
    },
  ],
}
