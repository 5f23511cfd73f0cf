import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { CommentCountProps } from './props'

/** B18 Links to the comments on an external comment service, whose counter script adds their number. */
export const commentCount = definePageBlock<CommentCountProps>({
  name: 'comment-count',
  wants: () => true,
  dropzone: '.sqs-disqus-comment-link, [data-block-type="comment-count"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
