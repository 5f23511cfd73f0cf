import { newsletterForm } from '../fixtures/forms'
import { type Html, html, raw } from './html'
import { identity } from './identity'
import { newsletterBlock } from './markup/form'
import { pageContextScript } from './pageContext'
import type { SitePage } from './SitePage'
import type { Visit } from './Visit'

const productRecord = 11 // the platform's number for products

const navigation = [
  ['/bakehouse', 'Bakehouse'],
  ['/island', 'The island'],
  ['/photographs', 'Photographs'],
  ['/journal', 'Journal'],
  ['/questions', 'Questions'],
  ['/contact', 'Contact'],
] as const

/** The whole document of a page, with the header and footer that all pages share. */
export function layout(page: SitePage, visit: Visit): Html {
  const title = page.path === '/' ? `${identity.title}: ${page.title}` : `${page.title} · ${identity.title}`
  return html`<!doctype html>
<html lang="en-GB"${directionOf(visit)}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <meta name="description" content="${page.summary}">
  <meta name="color-scheme" content="light dark">
  <meta name="theme-color" content="#f7f1e3" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#0d1c24" media="(prefers-color-scheme: dark)">
  <link rel="icon" type="image/svg+xml" href="/favicon.svg">
  <link rel="stylesheet" href="/site.css">
  ${pageContextScript(page, visit)}
  ${visit.scriptTag}
</head>
<body id="collection-${page.collectionId}" class="collection-type-${collectionTypeOf(page)} collection-${page.collectionId} view-${page.item ? 'item' : 'list'} look-${page.look ?? 'plain'}">
  <a class="skip-link" href="#page">Skip to the content</a>
  <div class="sqs-announcement-bar-dropzone"></div>
  <div id="siteWrapper" class="site-wrapper">
    ${header(page, visit)}
    <main id="page" class="page" tabindex="-1">
      ${page.body(visit)}
    </main>
    ${footer(page, visit)}
  </div>
</body>
</html>
`
}

/** The site's text is always English, but a right-to-left `?locale=` mirrors the page. */
function directionOf({ query }: Visit): Html | false {
  return /^(ar|he|fa|ur)\b/.test(query.get('locale') ?? '') && html` dir="rtl"`
}

function collectionTypeOf({ item }: SitePage): string {
  if (item === undefined) return 'page'
  return item.recordType === productRecord ? 'products' : 'blog'
}

function header(page: SitePage, visit: Visit): Html {
  return html`<header id="header" class="header">
      <div class="header-inner">
        <a class="header-title" href="${visit.href('/')}">${lighthouseMark}<span>${identity.title}</span></a>
        <nav class="header-nav" aria-label="Main">
          <ul class="header-nav-list">
            ${navigation.map(([path, label]) => html`<li class="header-nav-item"><a href="${visit.href(path)}"${current(path, page)}>${label}</a></li>`)}
          </ul>
        </nav>
        <div class="header-actions">
          <a class="header-give" href="${visit.href('/support')}"${current('/support', page)}>Support the light</a>
          ${page.hasCart === false ? html`<div class="sqs-cart-dropzone"></div>` : html`<a class="header-cart sqs-custom-cart" data-cart-drawer href="${visit.href('/cart')}"><span class="Cart-inner">Cart</span> <span class="legacy-cart icon-cart-quantity"><span class="sqs-cart-quantity">0</span></span></a>`}
        </div>
      </div>
    </header>`
}

function footer(page: SitePage, visit: Visit): Html {
  const hasNewsletter = page.hasFooterNewsletter !== false
  return html`<footer id="footer" class="footer">
      <div class="footer-inner">
        ${hasNewsletter && html`<section aria-label="Newsletter">${newsletterBlock('f001', visit, newsletterForm, { title: 'The monthly boat letter', text: 'Tides, bread and seal numbers, once a month.' })}</section>`}
        <div class="footer-columns">
          <section aria-labelledby="footer-find">
            <h2 id="footer-find" class="footer-title">Find us</h2>
            <address>The Bakehouse, Skerry Island<br>By the 9.40 from Arden slip<br><a href="mailto:${identity.email}">${identity.email}</a><br><a href="tel:${identity.phone.replaceAll(' ', '')}">${identity.phone}</a></address>
          </section>
          <section aria-labelledby="footer-open">
            <h2 id="footer-open" class="footer-title">Open</h2>
            <p>Wednesday to Sunday, from the first boat to the last. Closed in gales, at lambing, and on the second Sunday in May.</p>
          </section>
          <nav aria-labelledby="footer-more">
            <h2 id="footer-more" class="footer-title">More</h2>
            <ul>
              <li><a href="${visit.href('/events')}">What’s on</a></li>
              <li><a href="${visit.href('/support')}">Support the light</a></li>
              <li><a href="${visit.href('/members')}">The keeper’s table</a></li>
              <li class="user-accounts-link" data-controller="UserAccountLink"><a class="user-accounts-text-link" href="#"><span class="unauth">Member login</span><span class="auth">Your account</span></a></li>
              <li><a href="${visit.href('/gift-card-balance')}">Gift card balance</a></li>
              <li><a href="${visit.href('/search')}">Search this site</a></li>
              <li><a href="${visit.href('/blocks')}">The blocks, one by one</a></li>
              <li><a href="${visit.href('/qa')}">Scenarios for testers</a></li>
            </ul>
          </nav>
        </div>
        <p class="footer-line"><span>${identity.position}</span><span>An invented island. Any weather is purely coincidental.</span></p>
      </div>
    </footer>`
}

function current(path: string, page: SitePage): Html | false {
  if (page.path === path) return html` aria-current="page"`
  return page.path.startsWith(`${path}/`) && html` aria-current="true"`
}

/** A lighthouse icon in the text's size and colour. */
const lighthouseMark = raw(
  '<svg class="mark" viewBox="0 0 24 36" width="24" height="36" aria-hidden="true" focusable="false"><path d="M8 12h8l3 22H5zM7 9h10v2H7zM9 4h6v4H9zM8 3.4 12 .6l4 2.8zM1 34h22v2H1z"/><path class="mark-beam" d="m16.500 4.500 6-2.500v8l-6-2.500zM7.500 4.500l-6-2.500v8l6-2.500z"/></svg>',
)
