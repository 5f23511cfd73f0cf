import { attributes, escapeText, type Html, html, raw } from '../html'
import { donationPageId } from '../identity'
import { sceneOf } from '../images'
import type { Scene } from '../images/Scene'
import { imageUrl } from '../markup/responsiveImage'
import type { Visit } from '../Visit'

/** One block in custom markup. */
export interface NeutralExample {
  readonly title: string
  readonly note?: string
  readonly content: Html
}

const boats = ['ferry-crossing', 'lighthouse-night', 'seals-low-tide', 'loaves', 'tide-pools'].map(sceneOf)

/** Some of the blocks in plain markup, as written by hand. */
export function neutralExamples(visit: Visit): readonly NeutralExample[] {
  return [
    { title: 'Accordion', content: accordion },
    {
      title: 'Gallery',
      note: 'The design is slideshow, slider, carousel, grid, autogrid, autocolumns, autorows, list or stacked.',
      content: gallery({ design: 'carousel', slidesPerRow: 3, gutter: 12, aspectRatio: 75, lightbox: true }),
    },
    {
      title: 'Slideshow with lazy-loaded images',
      note: 'With data-src, the block chooses the image width and requests it near the screen.',
      content: waitingGallery,
    },
    { title: 'Images that open as a group', content: lightboxLinks },
    {
      title: 'Form',
      note: 'Use any id: the mock backend accepts the forms of the pages that it serves.',
      content: form(visit),
    },
    { title: 'Textarea counter', content: counter },
    { title: 'Donation button', content: donationButton(visit) },
    {
      title: 'Video',
      note: 'Nothing is requested from the provider before the click.',
      content: html`<div data-block-type="video" data-html="${`<iframe src="https://www.youtube-nocookie.com/embed/ScMzIvxBSi4" width="854" height="480" title="The crossing"></iframe>`}"></div>`,
    },
    {
      title: 'Audio',
      content: html`<div data-block-type="audio" data-url="/media/bell-buoy.wav" data-title="Bell buoy, from the boat"></div>`,
    },
  ]
}

/** An example's markup for reading and copying, without the indentation of this file. */
export function markupOf({ content }: NeutralExample): Html {
  const [first = '', ...rest] = content.text.split('\n')
  const indent = Math.min(...rest.map((line) => line.search(/\S|$/)))
  const text = [first, ...rest.map((line) => line.slice(indent))].join('\n')
  return html`<details class="markup"><summary>Markup</summary><pre tabindex="0"><code>${text}</code></pre></details>`
}

const items = [
  ['Flour', 'Four hundred grams of rye, a hundred of wheat.'],
  ['Water', 'Four hundred and thirty grams, as warm as a hand.'],
  ['Salt', 'Ten grams.'],
]

const accordion = html`<div class="plain-accordion" data-block-type="accordion">
  ${items.map(
    ([title, text], place) => html`${place > 0 && '\n  '}<div class="accordion-item">
    <h3><button class="accordion-item__click-target" type="button" aria-expanded="false">${title}</button></h3>
    <div class="accordion-item__dropdown"><p>${text}</p></div>
  </div>`,
  )}
</div>`

function gallery(settings: { readonly [key: string]: unknown }): Html {
  return html`<div data-block-type="gallery" data-block-json='${json(settings)}'>
  ${boats.map(
    (scene, place) => html`${place > 0 && '\n  '}<figure data-slide-id="${scene.name}">${servedImage(scene)}</figure>`,
  )}
</div>`
}

const waitingGallery = html`<div class="plain-gallery" data-block-type="gallery" data-block-json='${json({ design: 'slideshow', aspectRatio: 56.25 })}'>
  ${boats.slice(0, 3).map(
    (scene, place) => html`${place > 0 && '\n  '}<figure data-slide-id="waiting-${scene.name}">
    <img${attributes({
      'data-src': imageUrl(scene.name),
      'data-image-dimensions': `${scene.width}x${scene.height}`,
      'data-image-focal-point': scene.focalPoint.join(','),
      alt: scene.alt,
    })}>
    <noscript>${servedImage(scene)}</noscript>
  </figure>`,
  )}
</div>`

const lightboxLinks = html`<p class="plain-shapes">
  ${boats
    .slice(0, 3)
    .map(
      (scene, place) =>
        html`${place > 0 && '\n  '}<a href="${imageUrl(scene.name, '2500w')}" rel="lightbox" data-lightbox="boats">${servedImage(scene, '300w')}</a>`,
    )}
</p>`

function form(visit: Visit): Html {
  return html`<form class="plain-form" data-form-id="note-to-the-keeper" data-draft method="post" action="${visit.href('/thank-you')}">
  <p class="plain-field"><label for="plain-name">Name</label><input id="plain-name" name="name" autocomplete="name" required></p>
  <p class="plain-field"><label for="plain-email">Email</label><input id="plain-email" name="email" type="email" autocomplete="email" required></p>
  <p class="plain-field"><label for="plain-words">Message</label><textarea id="plain-words" name="words" rows="4" required></textarea></p>
  <div class="captcha-container" data-captcha-provider="proof-of-work"></div>
  <button class="plain-button">Send</button>
</form>`
}

const counter = html`<p class="plain-field">
  <label for="plain-note">A note for the door</label>
  <textarea id="plain-note" name="note" rows="3" data-max-length="80"></textarea>
</p>`

function donationButton(visit: Visit): Html {
  return html`<p><a class="plain-button" href="${visit.href(`/checkout/donate?donatePageId=${donationPageId}`)}" data-donate-page-id="${donationPageId}">Keep the light burning</a></p>`
}

function servedImage({ name, width, height, alt }: Scene, size = '1000w'): Html {
  return html`<img${attributes({ src: imageUrl(name, size), width, height, alt, loading: 'lazy' })}>`
}

/** Readable JSON for an attribute in single quotes. */
function json(value: object): Html {
  return raw(escapeText(JSON.stringify(value)).replaceAll('&quot;', '"'))
}
