import { html } from '../../html'
import { block, textBlock } from '../../markup/block'
import { embedBlock, frameHtml, servedEmbed } from '../../markup/embed'
import { instagramBlock } from '../../markup/instagram'
import { archiveBlock, authorsBlock, rssBlock, tagCloudBlock } from '../../markup/lists'
import { quoteBlock } from '../../markup/quote'
import type { Visit } from '../../Visit'
import type { Example } from '../workbenchPage'
import type { BlockPage } from './BlockPage'

const oven = '/embed/wistia/loaves'
const post =
  '<blockquote class="post"><p>The first boat is late. There is fog between here and Arden, and I am in it.</p><p>Una, 7.52</p></blockquote>'

/** The page of embeds. */
export const embed: BlockPage = {
  name: 'embed',
  title: 'Embed',
  summary:
    'HTML that a site owner pasted, shown when it is near the screen. Content from another company waits until the visitor agrees.',
  blocks: ['embed', 'gallery'],
  tries: [
    'Open the network panel: no frame is requested before it is near the screen.',
    html`On a site that asks for consent, a card names the host of an embed from another company: <a href="?embeds=foreign&amp;cookies=restrictive">?embeds=foreign&amp;cookies=restrictive</a>. These companies do not exist.`,
    'Press the button of such a card: it gives consent to this embed only.',
    'The quoted post came with a script from an unknown host. The console says that it was not run.',
    'Turn off JavaScript: only what the server rendered is shown.',
  ],
  examples: (visit) => [
    {
      title: 'A frame in the data of its block',
      content: embedBlock('x2301', { html: frameHtml(hostOf(visit, oven), { title: 'How a loaf is shaped' }) }),
    },
    {
      title: 'A frame with its own aspect ratio',
      content: embedBlock('x2302', {
        html: frameHtml(hostOf(visit, '/embed/animoto/tide-pools'), {
          title: 'Low water',
          width: '480',
          height: '480',
        }),
      }),
    },
    {
      title: 'A quoted post, with an unknown script',
      content: embedBlock('x2303', { html: `${post}<script async src="https://posts.invalid/widget.js"></script>` }),
    },
    {
      title: 'Instagram',
      note: 'A gallery, as the platform renders it. Each image would link to its post.',
      content: instagramBlock(
        'x2305',
        ['loaves', 'harbour', 'tide-pools', 'oilskins', 'ferry-crossing', 'lamp-lens'].map((scene) => ({
          scene,
          href: visit.href('/photographs'),
        })),
      ),
    },
    {
      title: 'Rendered by the server',
      note: 'Stays as it is.',
      content: servedEmbed('x2304', html`<p>High water at Arden slip: 6.12 and 18.40.</p>`, {
        html: '<p>High water at Arden slip: 6.12 and 18.40.</p>',
      }),
    },
    ...(isForeign(visit) ? soundCloud : []),
  ],
}

// Only with `?embeds=foreign`: the player always belongs to another company.
const soundCloud: readonly Example[] = [
  {
    title: 'A SoundCloud track',
    content: embedBlock('x2306', { url: 'https://soundcloud.com/skerry/bell-buoy' }, 'soundcloud'),
  },
  {
    title: 'SoundCloud, with a URL that is not a track’s',
    note: 'Stays empty; the console says why.',
    content: embedBlock('x2307', { url: 'https://sounds.invalid/bell-buoy' }, 'soundcloud'),
  },
]

/** `?embeds=foreign` has embeds of another host, which does not exist. */
function hostOf(visit: Visit, path: string): string {
  return isForeign(visit) ? `https://embeds.invalid${path}` : path
}

function isForeign(visit: Visit): boolean {
  return visit.query.get('embeds') === 'foreign'
}

/** The page of blocks that the runtime leaves as they are. */
export const asServed: BlockPage = {
  name: 'as-served',
  title: 'Left as served',
  summary: 'Blocks that work as the server sends them: the runtime changes nothing and loads nothing for them.',
  blocks: [],
  tries: [
    html`Type <code>Skerry.inspect().blocks</code> in the console: each of these is listed, with the reason.`,
    'Turn off JavaScript: nothing changes, except what the owner’s own code shows.',
  ],
  examples: (visit) => [
    ...listsOfPages(visit),
    ...contentOfOwners(visit),
    ...contentOfNetworks(visit),
    ...textAndLinks(visit),
  ],
}

/** Lists of pages of the site. */
function listsOfPages(visit: Visit): readonly Example[] {
  return [
    {
      title: 'Archive',
      content: archiveBlock('x2401', [
        { label: 'February 2026', href: visit.href('/journal?month=2026-02'), count: 1 },
      ]),
    },
    {
      title: 'Tag cloud',
      content: tagCloudBlock('x2402', [
        { label: 'weather', href: visit.href('/journal?tag=weather'), count: 2 },
        { label: 'bread', href: visit.href('/journal?tag=bread'), count: 1 },
      ]),
    },
    {
      title: 'Posts by author',
      content: authorsBlock('x2403', [{ label: 'Tobias', href: visit.href('/journal?author=Tobias'), count: 1 }]),
    },
    { title: 'RSS', content: rssBlock('x2404', { label: 'The journal', href: '/journal?format=rss' }) },
  ]
}

/** Content that owners have written or pasted. */
function contentOfOwners({ nonce }: Visit): readonly Example[] {
  return [
    {
      title: 'Quote',
      content: quoteBlock('x2405', 'Came for an hour. Left on Sunday with flour on my coat.', 'The visitors’ book'),
    },
    {
      title: 'Markdown',
      content: block('markdown', 'x2406', html`<h3>Tide table</h3><p>Low water at <strong>six</strong>.</p>`),
    },
    {
      title: 'Code',
      note: 'The owner’s own script, which the browser runs.',
      content: block(
        'code',
        'x2407',
        html`<p>The lamp is lit.</p><script nonce="${nonce}">window.lamp = "lit"</script><noscript><p>The lamp is lit by hand.</p></noscript>`,
      ),
    },
    {
      title: 'Embed',
      content: servedEmbed(
        'x2408',
        html`<iframe src="/embed/wistia/loaves" title="How a loaf is shaped, as the server wrote it" width="480" height="270" loading="lazy"></iframe>`,
        { html: frameHtml('/embed/wistia/loaves', { title: 'Loaves' }) },
      ),
    },
  ]
}

/** Content that the server has loaded from social networks. */
function contentOfNetworks(visit: Visit): readonly Example[] {
  return [
    {
      title: 'Twitter',
      content: block(
        'twitter',
        'x2412',
        html`<p class="tweet-body">The first boat is late.</p><p><a href="${visit.href('/journal')}">@skerry</a></p>`,
      ),
    },
    {
      title: 'Foursquare',
      content: block('foursquare', 'x2413', html`<p>Una was at the slip, and is there again.</p>`),
    },
  ]
}

/** A line, text and links. */
function textAndLinks(visit: Visit): readonly Example[] {
  return [
    {
      title: 'A line, and text',
      content: html`${block('horizontalrule', 'x2414', html`<hr>`)}${textBlock('x2415', html`<p>Text has nothing to wait for.</p>`)}`,
    },
    {
      title: 'Social links',
      content: block(
        'socialaccountlinks-v2',
        'x2416',
        html`<nav aria-label="Elsewhere"><a href="${visit.href('/contact')}">Skerry elsewhere</a></nav>`,
      ),
    },
  ]
}
