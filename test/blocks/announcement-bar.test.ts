import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse, prepare } from '../../blocks/announcement-bar/block'
import { announcementBar } from '../../blocks/announcement-bar/index'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'
import { readAnnouncement } from '../../src/model/page/announcement'
import type { Page } from '../../src/model/page/page'

const host = document.createElement('div')
const globals = globalThis as { Static?: unknown }

beforeEach(() => {
  forgetShared()
  localStorage.clear()
  sessionStorage.clear()
  setConsentPolicy(false)
})
afterEach(() => {
  delete globals.Static
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A page with these settings of its announcement bar. */
function pageOf(announcementBarSettings: unknown, more: object = {}): Page {
  return { authenticatedAccount: null, websiteSettings: { announcementBarSettings }, ...more } as unknown as Page
}

/** Shows the bar of a page. Returns its undo, or `null` if there is nothing to show. */
async function show(settings: unknown): Promise<(() => void) | null> {
  const props = parse(host, pageOf(settings))
  return props && attach(host, await prepare(props))
}

/** What a visitor finds when the page is loaded anew. */
function revisit(settings: unknown) {
  forgetShared()
  setConsentPolicy(false)
  return parse(host, pageOf(settings))
}

const text = '<p>Closed on Monday</p>'
const bar = () => document.querySelector('.sqs-announcement-bar')
const link = () => document.querySelector<HTMLAnchorElement>('.sqs-announcement-bar-url')
const close = () => document.querySelector<HTMLButtonElement>('.sqs-announcement-bar-close')!

describe('the settings of an announcement', () => {
  it.each([undefined, null, [], 'text', {}, { text: null }, { text: '' }, { text: ' ' }, { text: 7 }, { style: 1 }])(
    'announce nothing if they are %j',
    (settings) => {
      expect(readAnnouncement(settings, undefined)).toBeNull()
      expect(announcementBar.wants(pageOf(settings))).toBe(false)
    },
  )

  it.each([
    [2, undefined, true],
    [undefined, undefined, true],
    [1, undefined, false],
    [1, true, true],
    [2, false, false],
  ])('announce a text in the style %j, with showAnnouncementBar %j: %s', (style, showAnnouncementBar, isShown) => {
    const link = { url: '/hours', newWindow: true }
    const settings = { style, text, clickthroughUrl: link }
    expect(readAnnouncement(settings, showAnnouncementBar)).toEqual(isShown ? { text, link } : null)
  })

  it.each([null, 'text', { url: 7 }])('lead nowhere with the link %j', async (clickthroughUrl) => {
    await show({ text, clickthroughUrl })
    expect(bar()).not.toBeNull()
    expect(link()).toBeNull()
  })

  it('open no window unless `newWindow` is true', async () => {
    await show({ text, clickthroughUrl: { url: '/hours', newWindow: 'yes' } })
    expect(link()!.target).toBe('')
  })
})

describe('the announcement bar (decision 31)', () => {
  it('is loaded for a text unless the page turns it off, and for everyone who is logged in', () => {
    expect(announcementBar.wants(pageOf({ text }))).toBe(true)
    globals.Static = { SQUARESPACE_CONTEXT: { showAnnouncementBar: false } }
    expect(announcementBar.wants(pageOf({ text }))).toBe(false)
    expect(announcementBar.wants(pageOf({}, { authenticatedAccount: { id: 'a1' } }))).toBe(true)
    expect(parse(host, pageOf({ text }))).toBeNull()
  })

  it('is shown for an image without text, but not for markup with neither', async () => {
    await show({ text: '<p><img alt="Sale"></p>' })
    expect(bar()?.querySelector('img')?.alt).toBe('Sale')
    document.body.replaceChildren()
    await show({ text: '<p> </p>' })
    expect(bar()).toBeNull()
  })

  it('is not shown in the owner’s panel', () => {
    vi.stubGlobal('parent', { location: { pathname: '/config/pages' } })
    expect(parse(host, pageOf({ text }))).toBeNull()
  })

  it('is not rendered again on a page that was saved with it', () => {
    document.body.innerHTML = '<div class="sqs-announcement-bar">Closed</div>'
    expect(parse(host, pageOf({ text }))).toBeNull()
  })

  it('uses the template’s place for it, and restores that place on stop', async () => {
    document.body.innerHTML = '<p>First</p><div class="sqs-announcement-bar-dropzone"></div>'
    const served = document.body.innerHTML
    const stop = await show({ text })
    expect(bar()!.closest('.sqs-announcement-bar-dropzone > .sqs-announcement-bar-custom-location')).not.toBeNull()
    expect(document.querySelector('.sqs-announcement-bar-text-inner')!.textContent).toBe('Closed on Monday')
    stop!()
    expect(document.body.innerHTML).toBe(served)
  })

  it('is the first element of a page without such a place, so that the template’s sibling styles apply', async () => {
    document.body.innerHTML = '<div id="site">Page</div>'
    const stop = await show({ text })
    expect(document.querySelector('body > .sqs-announcement-bar + #site')).not.toBeNull()
    stop!()
    expect(document.body.innerHTML).toBe('<div id="site">Page</div>')
  })

  it.each(['<p></p>', '<p>&nbsp;</p><!-- later -->'])('is not shown if nothing in %j is visible', async (empty) => {
    const stop = await show({ text: empty })
    expect(bar()).toBeNull()
    stop!()
  })

  it('links to the owner’s page, in a new window if the owner wants that, and is named by its text', async () => {
    await show({ text, clickthroughUrl: { url: '/hours', newWindow: true } })
    const { href, target, rel } = link()!
    expect([new URL(href).pathname, target, rel]).toEqual(['/hours', '_blank', 'noopener'])
    const name = document.getElementById(link()!.getAttribute('aria-labelledby')!)
    expect(name!.textContent).toBe('Closed on Monday')
    expect(link()!.children).toHaveLength(0) // the links of the text are beside it, not inside
  })

  it.each([
    ['tel:+441234567', 'tel:+441234567'],
    [' mailto:ada@example.org', 'mailto:ada@example.org'],
    ['SMS:+441234567', 'SMS:+441234567'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://user:pass@example.org', undefined],
    ['', undefined],
  ])('with the link %j leads to %j', async (url, href) => {
    await show({ text, clickthroughUrl: { url } })
    expect(bar()).not.toBeNull()
    expect(link()?.getAttribute('href')).toBe(href)
  })
})

describe('a closed announcement', () => {
  it('disappears, and stays closed on the next page until its text or link changes', async () => {
    await show({ text })
    close().click()
    expect(document.body.children).toHaveLength(0)
    expect(parse(host, pageOf({ text }))).toBeNull()
    expect(revisit({ text })).toBeNull()
    expect(revisit({ text: '<p>Closed on Tuesday</p>' })).not.toBeNull()
    expect(revisit({ text, clickthroughUrl: { url: '/hours' } })).not.toBeNull()
  })

  it('stays open when another tab stores something else', async () => {
    await show({ text })
    dispatchEvent(new StorageEvent('storage'))
    expect(bar()).not.toBeNull()
  })

  it('is remembered only in its tab before consent, and in the browser after it', async () => {
    setConsentPolicy(true)
    await show({ text })
    close().click()
    expect(revisit({ text })).toBeNull()
    expect(localStorage).toHaveLength(0)
    forgetShared()
    setConsentPolicy(true)
    const stop = await show({ text: `${text}!` })
    close().click()
    answerConsent('given')
    expect(localStorage).toHaveLength(1)
    sessionStorage.clear()
    expect(revisit({ text: `${text}!` })).toBeNull()
    stop!()
  })

  it('is not stored beyond its tab if the visitor declines, or if Skerry stops before consent', async () => {
    setConsentPolicy(true)
    const stop = await show({ text })
    close().click()
    answerConsent('declined')
    expect(localStorage).toHaveLength(0)
    stop!()
    answerConsent('given')
    expect(localStorage).toHaveLength(0)
  })

  it('stays closed on its page if nothing can be stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('localStorage', null)
    await show({ text })
    close().click()
    expect(parse(host, pageOf({ text }))).toBeNull()
  })

  it.each(['not JSON', '{"value":{"id":7}}', '{"value":null}'])('is shown again if the stored value is %j', (kept) => {
    localStorage.setItem('skerry.consented closed announcement', kept)
    expect(parse(host, pageOf({ text }))).not.toBeNull()
  })
})
