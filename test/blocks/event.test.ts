import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/event/block'

const host = globalThis as { Static?: object }

afterEach(() => {
  document.body.innerHTML = ''
  delete host.Static
})

function served(html: string, attributes = ' id="seal-count"'): HTMLElement {
  document.body.innerHTML = `<article data-block-type="event"${attributes}>${html}</article>`
  return document.body.firstElementChild as HTMLElement
}

const whenOf = (...times: readonly string[]) =>
  parse(served(`<h2>Seals</h2>${times.map((time) => `<time datetime="${time}"></time>`).join('')}`))?.event.when

describe('an event', () => {
  it('has a name, a location, a page and its own id', () => {
    const props = parse(
      served(
        '<h2>\n Seal <a href="https://island.example/events/seal count">count</a></h2><time datetime="2027-06-13T10:00Z"></time><address>The slip,\n Skerry</address>',
      ),
    )
    expect(props?.event).toMatchObject({
      ...{ uid: `/events/seal%20count#seal-count@${location.host}`, title: 'Seal count', place: 'The slip, Skerry' },
      url: 'https://island.example/events/seal%20count',
    })
    expect(props?.fileName).toBe('seal-count.ics')
    const other = parse(served('<h2><a href="/events/Hörnchen/">Tea</a></h2><time datetime="2027-06-13"></time>', ''))
    expect(other?.fileName).toMatch(/^[\p{L}\p{N}-]+\.ics$/u)
    expect(other?.fileName).not.toContain('events')
  })

  it('has a unique id among the events of its page, and across pages that reuse an element id', () => {
    const idOf = (title: string, attributes: string, href = '') =>
      parse(
        served(
          `<h2>${href ? `<a href="${href}">${title}</a>` : title}</h2><time datetime="2027-06-13"></time>`,
          attributes,
        ),
      )?.event.uid
    expect(idOf('Seals', '')).not.toBe(idOf('Puffins', ''))
    expect(idOf('Seals', ' id="event"', '/events/seals')).not.toBe(idOf('Seals', ' id="event"', '/events/more-seals'))
  })

  it('may be marked up without a heading or an address', () => {
    const time = '<time datetime="2027-06-13"></time>'
    const marked = '<h4>This week</h4><p data-event-place>The slip</p>'
    const props = parse(served(`<p data-event-title>Seals</p><p><a href="/map">Map</a></p>${time}${marked}`, ''))
    expect(props?.event).toMatchObject({ title: 'Seals', place: 'The slip', url: location.href })
    expect(props?.fileName).toBe('event.ics')
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const heading = `<h${level}><a href="/events/seals">Seals</a></h${level}>`
      const url = new URL('/events/seals', location.href).href
      expect(parse(served(heading + time))?.event).toMatchObject({ title: 'Seals', url })
    }
  })

  it('has times in the site’s time zone or in a given zone, or lasts whole days', () => {
    host.Static = { SQUARESPACE_CONTEXT: { website: { timeZone: 'Europe/London' } } }
    const [start, end] = [Date.parse('2027-06-13T09:00Z'), Date.parse('2027-06-13T15:00Z')]
    expect(whenOf('2027-06-13T10:00', '2027-06-13 16:00')).toEqual({ start, end })
    expect(whenOf('2027-06-13T05:00-04:00', '2027-06-13T11:00-04:00')).toEqual({ start, end })
    expect(whenOf('2027-06-13T10:00:00', '2027-06-13T16:00:00')).toEqual({ start, end })
    expect(whenOf('2027-06-13T10:00:00.000', '2027-06-13T16:00:00.5')).toEqual({ start, end: end + 500 })
    expect(whenOf('2027-06-13 05:00:00.000000-0400', '2027-06-13 11:00-04:00')).toEqual({ start, end })
    expect(whenOf('2027-06-13T05:00-0400', '2027-06-13T15:00:00.000Z')).toEqual({ start, end })
    expect(whenOf('2027-06-13T10:00')).toEqual({ start, end: start })
    expect(whenOf('2027-06-13T10:00', '2027-06-12T10:00')).toEqual({ start, end: start })
    expect(whenOf('2026-12-19', '2026-12-20')).toEqual({ firstDay: '2026-12-19', lastDay: '2026-12-20' })
    expect(whenOf('2026-12-19', '2026-12-18')).toEqual({ firstDay: '2026-12-19', lastDay: '2026-12-19' })
    expect(whenOf('2026-12-19', 'later')).toEqual({ firstDay: '2026-12-19', lastDay: '2026-12-19' })
    expect(whenOf('2026-12-19', '2026-12-99')).toEqual({ firstDay: '2026-12-19', lastDay: '2026-12-19' })
  })

  it.each([
    '<time datetime="2027-06-13"></time>',
    '<h2> </h2><time datetime="2027-06-13"></time>',
    '<h2>Seals</h2>',
    '<h2>Seals</h2><time datetime="tomorrow"></time>',
    '<h2>Seals</h2><time datetime="13 June 2027 10:00"></time>',
    '<h2>Seals</h2><time datetime="2027-13-13"></time>',
    '<h2>Seals</h2><time datetime="2027-13-13T10:00"></time>',
  ])('says what is missing in %s', (html) => {
    expect(() => parse(served(html))).toThrow('This event has no heading or no valid <time datetime')
  })

  it.each(['/e?format=ical', '/e.ics'])('is left alone if the server has its file: %s', (href) => {
    expect(parse(served(`<h2>Seals</h2><time datetime="2027-06-13"></time><a href="${href}">ICS</a>`))).toBeNull()
  })

  it('gets a link to its file if it has none, and is restored by undo', async () => {
    const element = served('<h2>Seals</h2><time datetime="2027-06-13"></time>')
    const before = element.outerHTML
    const undo = attach(element, parse(element)!)
    const link = element.querySelector('a')
    expect(link?.textContent).toBe('Add to calendar')
    expect(link?.getAttribute('aria-label')).toBe('Add to calendar: Seals')
    expect(link?.download).toBe('seal-count.ics')
    undo()
    expect(element.outerHTML).toBe(before)
  })

  it('turns the server’s link into a link to its file', async () => {
    const create = vi.spyOn(URL, 'createObjectURL')
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const element = served('<h2>Seals</h2><time datetime="2027-06-13"></time><a data-event-file href="/seals">Save</a>')
    const before = element.outerHTML
    const undo = attach(element, parse(element)!)
    expect(element.querySelectorAll('a')).toHaveLength(1)
    const address = element.querySelector('a')?.getAttribute('href')
    expect(address).toMatch(/^blob:/)
    expect(element.querySelector('a')?.download).toBe('seal-count.ics')
    const file = create.mock.calls[0]?.[0] as Blob
    expect(file.type).toBe('text/calendar;charset=utf-8')
    expect(await file.text()).toContain('SUMMARY:Seals\r\n')
    undo()
    expect(element.outerHTML).toBe(before)
    expect(revoke).toHaveBeenCalledWith(address)
  })
})
