import { climbForm, contactForm, keeperForm } from '../../fixtures/forms'
import { html } from '../html'
import { identity } from '../identity'
import { formBlock } from '../markup/form'
import { imageBlock } from '../markup/imageBlocks'
import { mapBlock } from '../markup/map'
import type { SitePage } from '../SitePage'
import { pageHead, section } from './parts'

/** The contact page. */
export const contact: SitePage = {
  path: '/contact',
  title: 'Contact',
  summary: 'Write, telephone, or stand on Arden slip and wave.',
  blocks: ['form', 'textarea-counter', 'image', 'map'],
  collectionId: '5f0c0000000000000000c002',
  body: (
    visit,
  ) => html`${pageHead('Write, ring, or wave', 'We read everything on the evening it comes and answer when the bread is in. If it’s about today’s boat, ring: the paper knows nothing of the wind.', 'Contact')}
      ${section(
        'contact',
        html`<div class="split split--form">
          <div>
            <h2>Send a letter</h2>
            ${formBlock('c001', visit, contactForm, { submitLabel: 'Send it over', successRedirect: visit.href('/thank-you') })}
          </div>
          <aside class="aside" aria-labelledby="elsewhere">
            <h2 id="elsewhere">Or find us</h2>
            <dl class="facts">
              <div><dt>By telephone</dt><dd><a href="tel:${identity.phone.replaceAll(' ', '')}">${identity.phone}</a><br>before eight in the evening; Ines is asleep after</dd></div>
              <div><dt>By letter</dt><dd>The Bakehouse, Skerry Island<br>care of Arden slip</dd></div>
              <div><dt>By mail</dt><dd><a href="mailto:${identity.email}">${identity.email}</a></dd></div>
              <div><dt>The keeper</dt><dd><a href="${visit.href('/contact/keeper')}">Ask the keeper</a> what you always wanted to know of lamps</dd></div>
              <div><dt>By boat</dt><dd>57.2814° N, 6.0713° W. Keep the lamp a hand to the left of the chimney until you see the steps.</dd></div>
            </dl>
            ${mapBlock('c003', { style: 1, terrain: true })}
            ${imageBlock('c002', 'ferry-crossing', 'If you can see this, we can see you.', { sizes: '(min-width: 56em) 24rem, 92vw' })}
          </aside>
        </div>`,
      )}`,
}

/** A form with proof of work and a saved draft, and a form that opens from a button. */
export const keeper: SitePage = {
  path: '/contact/keeper',
  title: 'Ask the keeper',
  summary: 'Questions about lamps, lenses and long nights, to the one who minds them.',
  blocks: ['form', 'textarea-counter'],
  collectionId: '5f0c0000000000000000c006',
  body: (
    visit,
  ) => html`${pageHead('Ask the keeper', 'Una answers between two and four, while the lens is being polished and nothing else may be touched.', 'Contact')}
      ${section(
        'contact',
        html`<div class="split split--form">
          <div>
            <h2>Your question</h2>
            ${formBlock('c101', visit, keeperForm, {
              submitLabel: 'Ask',
              thanks: 'Thank you. Una reads the questions aloud to the lamp and writes down what it says.',
              captcha: { provider: 'proof-of-work', isBound: true },
              isDraft: true,
            })}
          </div>
          <aside class="aside" aria-labelledby="climb">
            <h2 id="climb">Or come up</h2>
            <p>A hundred and sixty-two steps, six at a time, on the hour. Say how many you are and she will count you back down.</p>
            ${formBlock('c102', visit, climbForm, {
              submitLabel: 'Count us in',
              thanks: 'Counted. Mind your head at the hundred and fortieth.',
              captcha: { provider: 'proof-of-work' },
              handle: 'Climb the tower',
            })}
            <p class="note">No company hears of your letter: your own browser does a second of sums instead, which is nothing for one letter and a great deal for a thousand.</p>
          </aside>
        </div>`,
      )}`,
}
