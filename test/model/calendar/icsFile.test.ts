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

describe('the calendar file of an event', () => {
  it('follows RFC 5545: CRLF, UTC, a timestamp and a UID', () => {
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

  it('contains whole days that end on the following day, and no end for an event without one', () => {
    const days = icsFile({ uid: '1', title: 'Fair', when: { firstDay: '2026-12-30', lastDay: '2026-12-31' } }, now)
    expect(linesOf(days)).toContain('DTSTART;VALUE=DATE:20261230')
    expect(linesOf(days)).toContain('DTEND;VALUE=DATE:20270101')
    const moment = icsFile({ uid: '1', title: 'Bell', when: { start: now, end: now } }, now)
    expect(moment).toContain('DTSTART:20261123T080000Z')
    expect(moment).not.toContain('DTEND')
  })

  it('contains the local time of the venue if its time zone is unknown', () => {
    const file = icsFile({ uid: '1', title: 'Concert', when: { clockTime: Date.UTC(2026, 11, 31, 20) } }, now)
    expect(linesOf(file)).toContain('DTSTART:20261231T200000')
    expect(file).not.toContain('DTEND')
  })

  it.each(['a', 'é', '漢', '🦭'])(
    'has no line longer than 75 octets, and splits no character, with %s',
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
  ])('fills its lines up to 75 octets, including the space of a folded line: %i', (octets, parts) => {
    const file = icsFile({ ...event, title: 'x'.repeat(octets - 'SUMMARY:'.length) }, now)
    expect(file).toContain(`\r\nSUMMARY:${parts.join('\r\n')}\r\n`)
  })

  it('cannot be made to contain other entries by an event’s text', () => {
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
