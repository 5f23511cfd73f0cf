import { captchaForm, captchaForms, contactForm, everyFieldForm, newsletterForm } from '../../fixtures/forms'
import { type ScenarioName, scenarios } from '../../scenarios/scenarios'
import { type Html, html, type Piece } from '../html'
import { donationPageId } from '../identity'
import { accordionBlock } from '../markup/accordion'
import { albumBlock, audioBlock } from '../markup/audio'
import { block } from '../markup/block'
import { donationBlock } from '../markup/donationButton'
import { contextFormBlock, formBlock, newsletterBlock } from '../markup/form'
import { formField } from '../markup/formFields'
import { type GallerySlide, galleryBlock } from '../markup/gallery'
import { lightboxLinks, openingImageBlock } from '../markup/lightbox'
import { imageUrl } from '../markup/picture'
import { nativeVideoBlock, videoBlock } from '../markup/video'
import type { BlockName, SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { galleryPages } from './galleries'
import { animatedExamples, imageExamples } from './imageExamples'
import { markupOf, neutralExamples } from './neutral'
import { pageHead, section } from './parts'

interface BlockPage {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly blocks: readonly BlockName[]
  readonly tries: readonly Piece[]
  readonly scenarios?: readonly ScenarioName[]
  readonly hasFooterNewsletter?: boolean
  readonly examples: (visit: Visit) => readonly Example[]
}

interface Example {
  readonly title: string
  readonly note?: Piece
  readonly content: Html
  /** The content again, to read and copy. */
  readonly markup?: Html
}

const slides: readonly GallerySlide[] = [
  { scene: 'ferry-crossing', title: 'The Kittiwake', description: 'A full boat and a following sea.' },
  { scene: 'lighthouse-night', title: 'The light', description: 'Taller than it is wide; look how it is cropped.' },
  {
    scene: 'seals-low-tide',
    title: 'The Sleepers',
    description: 'Twice as wide as it is tall.',
    clickThroughUrl: '/events/seal-count',
  },
  { scene: 'loaves', title: 'Five of forty' },
  { scene: 'tide-pools', title: 'Low water' },
]

const bellBuoy = { url: '/media/bell-buoy.wav', title: 'Bell buoy, from the boat' }

const recipe = [
  {
    title: 'Flour',
    content: html`<p>Four hundred grams of rye, a hundred of wheat. Weigh it; the island has only one cup and it is usually full of tea.</p>`,
  },
  {
    title: 'Water',
    content: html`<p>Four hundred and thirty grams, as warm as a hand. See <a href="/journal/what-the-oven-wants">what the oven wants</a> on foggy days.</p>`,
  },
  { title: 'Salt', content: html`<p>Ten grams.</p>` },
]

const transitions: readonly (readonly [title: string, settings: { readonly [key: string]: unknown }])[] = [
  ['Ken-burns', { transition: 'ken-burns', autoplay: true }],
  ['Scroll', { transition: 'scroll' }],
  ['Swipe', { transition: 'swipe' }],
  ['New-swipe', { transition: 'new-swipe' }],
  [
    'New-swipe that ends at a wall and at a spring',
    { transition: 'new-swipe', loop: false, boundaries: 'hard, inertial' },
  ],
  ['New-swipe that nothing ends', { transition: 'new-swipe', loop: false, boundaries: 'none' }],
  ['New-swipe with snap points at the halves', { transition: 'new-swipe', snapPoints: '50%' }],
  ['New-swipe without snap points', { transition: 'new-swipe', snapPoints: 'none' }],
]

const captchaTitles: { readonly [provider: string]: string } = {
  recaptcha: 'reCAPTCHA, by a stand-in',
  hcaptcha: 'hCaptcha, by a stand-in',
  turnstile: 'Turnstile, by a stand-in',
  'proof-of-work': 'Proof of work, with a button that waits for it',
}

const definitions: readonly BlockPage[] = [
  {
    name: 'accordion',
    title: 'Accordion',
    summary: 'Items that open and close.',
    blocks: ['accordion'],
    tries: [
      'Open an item; it takes 250 ms. Click again while it moves: nothing happens.',
      'Open a second one: in the first example the other closes, in the second both stay.',
      'Use Tab, Enter and Space. A screen reader hears expanded and collapsed.',
      'Ask your system for less motion: items open at once.',
      'Turn scripts off: everything is open.',
    ],
    examples: () => [
      { title: 'One at a time', note: 'All closed at first.', content: accordionBlock('x101', recipe) },
      {
        title: 'Several at a time',
        note: 'The first is open.',
        content: accordionBlock('x102', recipe, { allowsMultiple: true, isFirstExpanded: true }),
      },
    ],
  },
  {
    name: 'donation-button',
    title: 'Donation button',
    summary: 'A button that leads to its donation page.',
    blocks: ['donation-button'],
    tries: [
      'Click, or press Enter or Space: you arrive at the page that the button names.',
      'Click right away, before the runtime has loaded: the click is kept and done once.',
      'The last one names a page that does not exist; the donation page copes.',
      'Turn scripts off: the link still works.',
    ],
    examples: (visit) => [
      {
        title: 'A link',
        note: 'Works without scripts.',
        content: donationBlock('x201', visit, { donatePageId: donationPageId, label: 'Keep the light burning' }),
      },
      {
        title: 'A bare element',
        note: 'As many hosted pages have it.',
        content: donationBlock('x202', visit, {
          donatePageId: donationPageId,
          label: 'Keep the light burning',
          element: 'div',
        }),
      },
      {
        title: 'A real button',
        content: donationBlock('x203', visit, {
          donatePageId: donationPageId,
          label: 'Keep the light burning',
          element: 'button',
        }),
      },
      {
        title: 'A page that is gone',
        content: donationBlock('x204', visit, { donatePageId: '5f0c0000000000000000dead', label: 'Give to nobody' }),
      },
    ],
  },
  {
    name: 'form',
    title: 'Form',
    summary: 'Every kind of field, in the page and drawn from its description.',
    blocks: ['form', 'textarea-counter'],
    tries: [
      'Send it empty: each line of the summary leads to its field. Mend one and leave it: its message goes.',
      'Give a first name without a last one: only what is missing is marked.',
      'Write the website as https:example.com.',
      'Write an e-mail address that can’t be one.',
      html`Write more than 200 characters into the message.`,
      html`Open the page with <a href="?SQF_CAMPAIGN=lamp">?SQF_CAMPAIGN=lamp</a>: the hidden field takes the value.`,
      'Choose a scenario below and send a form that is right.',
      'Turn scripts off: the first form is posted and thanked.',
    ],
    scenarios: [
      'fieldErrors',
      'rateLimited',
      'formNotConfigured',
      'unauthorized',
      'serverError',
      'formKeyMissing',
      'formKeyFails',
      'crumbExpired',
      'crumbExpiredTwice',
      'offline',
      'verySlow',
      'notJson',
    ],
    examples: (visit) => [
      {
        title: 'Every field, in the page',
        note: 'The classic markup: ids only in the inline handler.',
        content: formBlock('x301', visit, everyFieldForm, {
          submitLabel: 'Plan my visit',
          thanks: 'Thank you. Una will look at the tides.',
        }),
      },
      {
        title: 'Drawn from its description',
        note: 'The newer markup: an empty wrapper and a context.',
        content: contextFormBlock('x302', contactForm, {
          submitLabel: 'Send',
          thanks: '<p>Thank you. It’s in the <em>bag</em>.</p>',
        }),
      },
    ],
  },
  {
    name: 'captcha',
    title: 'Captcha',
    summary: 'Three providers, a proof of work, and one in a dialog.',
    blocks: ['form'],
    tries: [
      'Look at the network before you touch a field: nobody was asked for anything.',
      'Enter a field. The captcha comes; its challenge asks for the word that it shows.',
      'Send without it: the form says so and leads there.',
      'The last button is locked until its captcha is completed. The page is told in words.',
      'Choose a scenario below: blocked, hanging for 10 s, expired after 2 s, refused.',
      'In the dialog, use Tab alone: the challenge lies outside of it and can be reached.',
    ],
    scenarios: ['captchaBlocked', 'captchaHangs', 'captchaExpired', 'captchaRefused', 'serverError', 'fieldErrors'],
    examples: (visit) => [
      ...Object.entries(captchaForms).map(([provider, form]) => ({
        title: captchaTitles[provider] ?? provider,
        content: formBlock(`x3c-${provider}`, visit, form, {
          submitLabel: 'Send',
          captcha: { provider, isBound: provider === 'proof-of-work' },
        }),
      })),
      {
        title: 'In a form behind a button',
        content: formBlock('x3c-dialog', visit, captchaForm, {
          submitLabel: 'Send',
          captcha: { provider: 'recaptcha', isBound: true },
          handle: 'Write to us',
        }),
      },
    ],
  },
  {
    name: 'newsletter',
    title: 'Newsletter',
    summary: 'One address and a button.',
    blocks: ['newsletter'],
    hasFooterNewsletter: false,
    tries: [
      'Sign up; the thanks take the form’s place.',
      'Leave the address out, or spoil it.',
      'Make the window narrower than 320 px: the form lies down.',
      'Choose a scenario below and sign up again.',
    ],
    scenarios: ['fieldErrors', 'rateLimited', 'serverError', 'crumbExpired', 'offline', 'slow'],
    examples: (visit) => [
      {
        title: 'In a page',
        content: newsletterBlock('x401', visit, newsletterForm, {
          title: 'The monthly boat letter',
          text: 'Tides, bread and seal numbers, once a month.',
          level: 3,
        }),
      },
    ],
  },
  {
    name: 'textarea-counter',
    title: 'Textarea counter',
    summary: 'How much is written, and how much may be.',
    blocks: ['textarea-counter'],
    tries: [
      'Type until the limit, then one more: the count turns into an error, and nothing is cut off.',
      'Paste a long text: all of it stays.',
      'Type an emoji: it counts as the server counts it.',
      'The last field has no limit, so it has no counter.',
    ],
    examples: () => [
      {
        title: 'Sixty characters',
        content: loneField({ id: 'textarea-x501', title: 'A line for the visitors’ book', maxLength: 60 }),
      },
      {
        title: 'Five hundred characters',
        content: loneField({ id: 'textarea-x502', title: 'A letter to the keeper', maxLength: 500 }),
      },
      { title: 'No limit', content: loneField({ id: 'textarea-x503', title: 'Everything else' }) },
    ],
  },
  {
    name: 'gallery',
    title: 'Gallery',
    summary: 'Slideshow, strip, grid and stack, over pictures of every shape.',
    blocks: ['gallery'],
    tries: [
      'Use the arrows on the screen, the arrow keys, and a finger.',
      'Press next again while a slide is moving: it is refused.',
      html`Open the page with <a href="?nomotion=true">?nomotion=true</a>: the second slideshow stands still.`,
      'Rest the pointer on the second slideshow: it waits.',
      'Click a picture of the grid: it opens above the page.',
      'Turn scripts off: every picture is there, in a row you can push.',
    ],
    examples: () => [
      {
        title: 'Slideshow with thumbnails',
        content: galleryBlock('x601', {
          design: 'slideshow',
          slides,
          settings: { thumbnails: true, aspectRatio: 56.25 },
        }),
      },
      {
        title: 'Slideshow that runs by itself',
        note: 'A new slide every three seconds.',
        content: galleryBlock('x602', {
          design: 'slideshow',
          slides: slides.slice(0, 3),
          settings: { autoplay: true, 'autoplay-duration': 3, aspectRatio: 56.25 },
        }),
      },
      {
        title: 'Strip',
        content: galleryBlock('x603', {
          design: 'slider',
          slides,
          settings: { 'active-alignment': 'center' },
        }),
      },
      {
        title: 'Carousel',
        note: 'Three in a row, two on a phone; swipe it, or go by groups.',
        content: galleryBlock('x606', {
          design: 'carousel',
          slides,
          settings: { slidesPerRow: 3, gutter: 12, aspectRatio: 75 },
        }),
      },
      {
        title: 'Grid with a lightbox',
        content: galleryBlock('x604', {
          design: 'grid',
          slides,
          settings: { lightbox: true, 'thumbnails-per-row': 3, 'aspect-ratio': 'square' },
        }),
      },
      { title: 'Stack', content: galleryBlock('x605', { design: 'stacked', slides: slides.slice(0, 2) }) },
    ],
  },
  {
    name: 'image',
    title: 'Image',
    summary: 'Variants, masks, stretch, focal points, and images that do not come.',
    blocks: ['image'],
    scenarios: ['slowImages', 'missingImages'],
    tries: [
      'Watch the network while you make the window wider: a larger picture is asked for only when it is needed.',
      'Make the window narrow: card, overlap and collage stand one above the other under 415 px.',
      'Scroll down slowly: pictures are asked for 200 px before they are seen.',
      'Choose missingImages: every picture keeps its room and says what it should have been.',
      'Turn scripts off: every picture is there.',
    ],
    examples: imageExamples,
  },
  {
    name: 'animated',
    title: 'Animated blocks',
    summary: 'Blocks that come in when they are scrolled to.',
    blocks: ['animated', 'image'],
    tries: [
      'Scroll down: each comes in once half of it is seen. Scroll back: it stays.',
      'Jump to the end of the page and read upwards.',
      'Ask your system for less motion: everything is there at once.',
      'Print the page: nothing is missing.',
      'Turn scripts off: everything is there.',
    ],
    examples: animatedExamples,
  },
  {
    name: 'video',
    title: 'Video',
    summary: 'Videos of four hosts behind an overlay, and one that the site hosts itself.',
    blocks: ['video'],
    tries: [
      'Open the network panel: nothing is asked of a host before you click.',
      'Start one, then another: the first goes back to its overlay, and goes on from where it was.',
      'Use Tab and Enter: the focus goes on into the player.',
      'The players are stand-ins, so this works without a network.',
      'Ask your system for less motion: the silent video no longer starts by itself.',
      'Start the sound on the last one: it stops the others too.',
    ],
    examples: () => [
      {
        title: 'YouTube, with a picture',
        note: 'Takes commands by messages: it keeps its place while another plays.',
        content: videoBlock('x801', {
          provider: 'YouTube',
          src: '/embed/youtube/lighthouse-night',
          title: 'The light, in a south-westerly',
          scene: 'lighthouse-night',
        }),
      },
      {
        title: 'Vimeo, with a picture',
        content: videoBlock('x802', {
          provider: 'Vimeo',
          src: '/embed/vimeo/ferry-crossing',
          title: 'The first boat',
          scene: 'ferry-crossing',
        }),
      },
      {
        title: 'Wistia',
        note: 'No picture, and no commands: it begins again when you come back.',
        content: videoBlock('x803', { provider: 'wistia', src: '/embed/wistia/loaves', title: 'How a loaf is shaped' }),
      },
      {
        title: 'Animoto',
        content: videoBlock('x804', {
          provider: 'animoto',
          src: '/embed/animoto/tide-pools',
          title: 'Low water',
          scene: 'tide-pools',
        }),
      },
      {
        title: 'Hosted by the site',
        note: 'With controls, and a poster.',
        content: nativeVideoBlock('x805', {
          file: '/media/the-light.webm',
          title: 'The light turning',
          poster: imageUrl('ferry-crossing', '1000w'),
        }),
      },
      {
        title: 'Silent, and by itself',
        note: 'Muted, in a loop, without controls but for a pause button; it rests off the screen.',
        content: nativeVideoBlock('x806', {
          file: '/media/the-light.webm',
          title: 'The light turning, in a loop',
          settings: { muted: true, autoPlay: true, loop: true, controls: false },
        }),
      },
      {
        title: 'A file that is gone',
        content: nativeVideoBlock('x807', { file: '/media/lost.webm', title: 'A lost film' }),
      },
    ],
  },
  {
    name: 'audio',
    title: 'Audio and album',
    summary: 'Sounds one by one, and an album that goes on by itself.',
    blocks: ['audio', 'video'],
    tries: [
      'Open the network panel: no sound is asked for before you play it.',
      'Play one, then another, then the video: only one is heard at a time.',
      'Set the position by a finger, by the arrow keys, by Home and End; before the first play too, where the length is known.',
      'Let a track of the album end: the next begins, and its line is marked.',
      'Click the title of a track: it plays. With Ctrl it opens its file.',
      'The last but one is a file that is no sound: it says so. The last has none yet.',
      'Turn scripts off: every sound is a link.',
    ],
    examples: () => [
      {
        title: 'Title, author and length known',
        content: audioBlock('x1001', { ...bellBuoy, author: 'The harbour office', seconds: 12 }),
      },
      {
        title: 'With a download, length unknown',
        content: audioBlock('x1002', { url: '/media/low-water.wav', title: 'Low water' }, { hasDownload: true }),
      },
      {
        title: 'The older look, light and dark',
        content: html`${audioBlock('x1003', { ...bellBuoy, author: 'The harbour office', seconds: 12 }, { design: 'legacy' })}<br>${audioBlock('x1004', { ...bellBuoy, seconds: 12 }, { design: 'legacy', theme: 'dark', hasDownload: true })}`,
      },
      {
        title: 'An album',
        content: albumBlock('x1005', 'Sounds of the slip', 'The harbour office', [
          bellBuoy,
          { url: '/media/the-slip.wav', title: 'The slip at six' },
          { url: '/media/kittiwake-engine.wav', title: 'Kittiwake, slow ahead' },
          { url: '/media/low-water.wav', title: 'Low water' },
        ]),
      },
      {
        title: 'A video beside them',
        content: nativeVideoBlock('x1006', { file: '/media/the-light.webm', title: 'The light turning' }),
      },
      {
        title: 'A file that is no sound',
        note: 'Says so when it is played, and leads to the address.',
        content: audioBlock('x1007', { url: '/favicon.svg', title: 'A lost sound' }),
      },
      {
        title: 'A block that nobody has given a sound yet',
        note: 'Stays as the server sent it.',
        content: audioBlock('x1008', { url: '', title: 'Nothing to hear' }),
      },
    ],
  },
  {
    name: 'image-lightbox',
    title: 'Lightbox',
    summary: 'Pictures that open above the page, alone or together.',
    blocks: ['image-lightbox', 'image', 'gallery'],
    tries: [
      'Click a picture; go on with the arrows, the arrow keys, a finger, or a click at the very edge of the window.',
      'Look closer: two fingers, two taps, Ctrl and the wheel, or the plus key. Push the picture about.',
      'Close it with Escape, a click beside the picture, a finger that pulls it down, or your browser’s Back; Forward opens it again.',
      'Look at the address while you go from picture to picture of the gallery, and reload.',
      'Narrow the window to 432 pixels: the arrows go, the caption comes on request, and Tab still finds the arrows.',
      'Ask your system for less motion. Turn scripts off: links lead to their picture.',
    ],
    examples: () => [
      {
        title: 'An image block',
        content: openingImageBlock('x801', {
          scene: 'lighthouse-dawn',
          title: 'January, ten to nine',
          description: 'The sun turns up at last, and stays <em>five hours</em>.',
        }),
      },
      {
        title: 'Links that open together',
        note: 'On a light ground.',
        content: lightboxLinks('harbour', [
          { scene: 'harbour', title: 'August', description: 'Arden, waiting for the last boat.', theme: 'light' },
          { scene: 'ferry-crossing', title: 'The Kittiwake', theme: 'light' },
          { scene: 'seals-low-tide', theme: 'light' },
        ]),
      },
      {
        title: 'A link that only looks like one',
        note: 'Its data-lightbox is empty, which means no.',
        content: lightboxLinks('', [{ scene: 'loaves' }]),
      },
      {
        title: 'A gallery',
        content: galleryBlock('x804', {
          design: 'grid',
          slides,
          settings: { lightbox: true, 'thumbnails-per-row': 3, 'aspect-ratio': 'square' },
        }),
      },
    ],
  },
  {
    name: 'neutral',
    title: 'Neutral attributes',
    summary: 'The same blocks on markup of your own, found by their attributes alone.',
    blocks: ['accordion', 'audio', 'donation-button', 'form', 'gallery', 'image-lightbox', 'textarea-counter', 'video'],
    tries: [
      'Everything here should behave as on the other pages, though none of the platform’s block classes is used.',
      'Open Markup below a block and copy it into a page of your own.',
      'Only the parts inside the accordion keep their names, for an accordion is recognised by its parts.',
    ],
    examples: (visit) => neutralExamples(visit).map((example) => ({ ...example, markup: markupOf(example) })),
  },
  {
    name: 'gallery-transitions',
    title: 'Transitions',
    summary: 'How the slideshow goes from one picture to the next.',
    blocks: ['gallery'],
    tries: [
      'Push a picture with a finger or the mouse, let it go, and catch it on its way.',
      'Scroll the page with a finger that begins on a picture.',
      'Ask your system for less motion: pictures change at once.',
      html`The same with <a href="?nomotion=true">?nomotion=true</a>.`,
    ],
    examples: () =>
      transitions.map(([title, settings], index) => ({
        title,
        content: galleryBlock(`x7${index + 10}`, {
          design: 'slideshow',
          slides,
          settings: { aspectRatio: 56.25, ...settings },
        }),
      })),
  },
]

/** The index of the blocks, and a page for each. */
export const blockPages: readonly SitePage[] = [
  {
    path: '/blocks',
    title: 'The blocks, one by one',
    summary: 'A page for every block of the runtime, with what to try on it.',
    blocks: [],
    collectionId: '5f0c0000000000000000c030',
    look: 'workbench',
    isUnlisted: true,
    body: (
      visit,
    ) => html`${pageHead('The blocks, one by one', 'For designers and testers: each block by itself, in the markup that hosted pages have, with what to try on it.', 'Workbench')}
      ${section(
        'index',
        html`<ul class="block-index">
          ${definitions.map(({ name, title, summary }) => html`<li><h2><a href="${visit.href(`/blocks/${name}`)}">${title}</a></h2><p>${summary}</p></li>`)}
        </ul>
        <h2>The designs of the gallery</h2>
        <ul class="design-index">
          ${galleryPages.map(({ path, title }) => html`<li><a href="${visit.href(path)}">${title}</a></li>`)}
        </ul>
        <p class="note">Any page of the site can be opened under a strict content security policy: add <a href="${visit.path}?csp=strict">?csp=strict</a>. To see a failure, add the name of <a href="${visit.href('/qa')}">a scenario</a>.</p>`,
      )}`,
  },
  ...definitions.map(blockPage),
]

function blockPage(definition: BlockPage, index: number): SitePage {
  const { name, title, summary, blocks, hasFooterNewsletter } = definition
  return {
    path: `/blocks/${name}`,
    title,
    summary,
    blocks,
    collectionId: `5f0c0000000000000000c0${(0x31 + index).toString(16)}`,
    look: 'workbench',
    isUnlisted: true,
    ...(hasFooterNewsletter === undefined ? {} : { hasFooterNewsletter }),
    body: (visit) => html`${pageHead(title, summary, 'Workbench')}
      ${section(
        'workbench',
        html`<div class="workbench">
          <aside class="tries" aria-labelledby="tries">
            <h2 id="tries">What to try</h2>
            <ul>${definition.tries.map((text) => html`<li>${text}</li>`)}</ul>
            ${definition.scenarios && scenarioLinks(visit, definition.scenarios)}
            <p><a href="${visit.path}${visit.isStrict ? '' : '?csp=strict'}">${visit.isStrict ? 'Leave the strict policy' : 'Under a strict policy'}</a></p>
            <p><a href="${visit.href('/blocks')}">All blocks</a></p>
          </aside>
          <div class="examples">
            ${definition.examples(visit).map((example) => html`<section class="example"><h2>${example.title}</h2>${example.note && html`<p class="note">${example.note}</p>`}${example.content}${example.markup}</section>`)}
          </div>
        </div>`,
      )}`,
  }
}

function scenarioLinks(visit: Visit, names: readonly ScenarioName[]): Html {
  const chosen = visit.query.get('scenario')
  return html`<h3>What may go wrong</h3>
            <ul class="scenario-links">
              <li><a href="${visit.href(visit.path)}"${!chosen && html` aria-current="true"`}>none</a></li>
              ${names.map((name) => html`<li><a href="${visit.href(`${visit.path}?scenario=${name}`)}" title="${scenarios[name].description}"${chosen === name && html` aria-current="true"`}>${name}</a></li>`)}
            </ul>`
}

function loneField({ id, title, maxLength }: { id: string; title: string; maxLength?: number }): Html {
  const field = { id, type: 'textarea' as const, title, isRequired: false, ...(maxLength ? { maxLength } : {}) }
  return block('html', id, html`<div class="field-list">${formField(field)}</div>`)
}
