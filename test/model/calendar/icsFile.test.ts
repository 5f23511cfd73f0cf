import { describe, expect, it } from 'vitest'
import { type IcsEvent, icsFile } from '../../../src/model/calendar/icsFile'

const now = Date.parse('2026-11-23T08:00:00Z')
const event: IcsEvent = {
  uid: '5f0c@island.example',
  title: 'Seal count',
  place: 'The slip; Skerry Island, “north” end',
  text: 'Bring soup,\r\nbinoculars\nand a \\ or two.',
  url: 'https://island.example/events/seal count?day=1&é',
  when: { start: Date.parse('2027-06-13T08:00:00.500Z'), end: Date.parse('2027-06-13T12:30:00Z') },
}

/** The lines of a file, unfolded. */
function linesOf(file: string): readonly string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

describe('the file of an event', () => {
  it('is a calendar of RFC 5545 with the event: CRLF, UTC, a stamp and an id', () => {
    expect(linesOf(icsFile(event, now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Skerry//Events//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:5f0c@island.example',
      'DTSTAMP:20261123T080000Z',
      'DTSTART:20270613T080000Z',
      'DTEND:20270613T123000Z',
      'SUMMARY:Seal count',
      'LOCATION:The slip\\; Skerry Island\\, “north” end',
      'DESCRIPTION:Bring soup\\,\\nbinoculars\\nand a \\\\ or two.',
      'URL:https://island.example/events/seal%20count?day=1&%C3%A9',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('says whole days, of which the end is the day after, and no end for an event without one', () => {
    const days = icsFile({ uid: '1', title: 'Fair', when: { firstDay: '2026-12-30', lastDay: '2026-12-31' } }, now)
    expect(linesOf(days)).toContain('DTSTART;VALUE=DATE:20261230')
    expect(linesOf(days)).toContain('DTEND;VALUE=DATE:20270101')
    const moment = icsFile({ uid: '1', title: 'Bell', when: { start: now, end: now } }, now)
    expect(moment).toContain('DTSTART:20261123T080000Z')
    expect(moment).not.toContain('DTEND')
  })

  it('says what the clocks show where it is, if nobody knows their zone', () => {
    const file = icsFile({ uid: '1', title: 'Concert', when: { clockTime: Date.UTC(2026, 11, 31, 20) } }, now)
    expect(linesOf(file)).toContain('DTSTART:20261231T200000')
    expect(file).not.toContain('DTEND')
  })

  it.each(['a', 'é', '漢', '🦭'])(
    'has no line of more than 75 octets, and no character in two, with %s',
    (character) => {
      const title = character.repeat(200)
      const file = icsFile({ ...event, title }, now)
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(linesOf(file)).toContain(`SUMMARY:${title}`)
      expect(file.split('\r\n').some((line) => new TextEncoder().encode(line).length > 71)).toBe(true)
    },
  )

  it.each([
    [75, ['x'.repeat(67)]],
    [76, ['x'.repeat(67), ' x']],
    [150, ['x'.repeat(67), ` ${'x'.repeat(74)}`, ' x']],
  ])('fills its lines to 75 octets, of which a folded line’s space is one: %i', (octets, parts) => {
    const file = icsFile({ ...event, title: 'x'.repeat(octets - 'SUMMARY:'.length) }, now)
    expect(file).toContain(`\r\nSUMMARY:${parts.join('\r\n')}\r\n`)
  })

  it('cannot be made to say more than the event', () => {
    const title = 'Tea\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u001b\u2028x'
    const file = icsFile({ uid: 'a\nATTACH:b', title, url: 'nowhere\r\nATTENDEE:x', when: event.when }, now)
    expect(linesOf(file).filter((line) => /^(END|BEGIN|ATTACH|ATTENDEE|URL)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
    expect(linesOf(file)).toContain('SUMMARY:Tea\\nEND:VEVENT\\nBEGIN:VALARM\u2028x')
  })
})
