import { afterEach, describe, expect, it } from 'vitest'
import { parse } from '../../blocks/mobile-information-bar/block'
import { enabledEntries } from '../../blocks/mobile-information-bar/enabledEntries'
import { mobileInformationBar } from '../../blocks/mobile-information-bar/index'
import { isOpenAt, readHours } from '../../blocks/mobile-information-bar/openingHours'
import { phoneUrl } from '../../blocks/mobile-information-bar/phoneUrl'
import { readEntries } from '../../blocks/mobile-information-bar/readEntries'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'

const all = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
}
const monday = { text: '10am to 7pm', ranges: [{ from: 600, to: 1140 }] }
const site = {
  mobileInfoBarSettings: { style: 2, ...all },
  contactEmail: ' mail@example.org ',
  contactPhoneNumber: '0117 496 0123',
  businessHours: { monday },
}
const place = { addressTitle: 'Bakery', addressLine1: '1 High Street', addressLine2: 'Bath', addressCountry: 'UK' }

afterEach(() => document.body.replaceChildren())

describe('the entries of the mobile information bar', () => {
  it.each([undefined, null, 'text', [], {}, { style: 2 }, { isLocationEnabled: 'true' }])(
    'are empty with the settings %j',
    (mobileInfoBarSettings) => {
      expect(enabledEntries({ mobileInfoBarSettings })).toEqual([])
      expect(mobileInformationBar.wants({ websiteSettings: { mobileInfoBarSettings } } as unknown as Page)).toBe(false)
    },
  )

  it.each([1, 2, undefined])('are the ones that the owner has enabled, with the style %j', (style) => {
    const settings = { style, ...all, isLocationEnabled: false }
    expect(enabledEntries({ mobileInfoBarSettings: settings })).toEqual([
      'contactEmail',
      'contactPhoneNumber',
      'businessHours',
    ])
  })

  it('link to email, telephone and a map', () => {
    const { links } = readEntries(site, place)!
    expect(links.contactEmail).toBe('mailto:mail@example.org')
    expect(links.contactPhoneNumber).toBe('tel:01174960123')
    const { searchParams } = new URL(links.location!)
    expect(Object.fromEntries(searchParams)).toEqual({ q: 'Bakery, 1 High Street, Bath, UK', z: '15' })
  })

  it('are left out if the site has no data for them', () => {
    const { links, hours } = readEntries({ ...site, contactEmail: '', businessHours: {} }, { addressCountry: 'India' })!
    expect(Object.keys(links)).toEqual(['contactPhoneNumber'])
    expect(hours).toBeNull()
    expect(readEntries({ mobileInfoBarSettings: all }, null)).toBeNull()
  })

  it('can be the opening hours alone', () => {
    const { links, hours } = readEntries({ mobileInfoBarSettings: all, businessHours: { monday } }, null)!
    expect(links).toEqual({})
    expect(hours![1]).toEqual(monday)
  })

  it.each(['ada', 'ada@', 'a b@example.org', 'ada@example.org?bcc=eve@example.org', 7, null])(
    'do not link to the invalid email address %j',
    (contactEmail) => {
      expect(readEntries({ ...site, contactEmail }, place)!.links.contactEmail).toBeUndefined()
    },
  )

  it('link to the point on the map that the owner chose, with or without an address', () => {
    const points = { mapLat: 51.4, mapLng: -2.44, markerLat: 51.5, markerLng: -2.5 }
    const of = (location: object) => new URL(readEntries(site, location)!.links.location!).searchParams.get('ll')
    expect(of({ ...place, ...points })).toBe('51.5,-2.5')
    expect(of({ mapLat: 51.4, mapLng: -2.44 })).toBe('51.4,-2.44')
    expect(of({ ...place, mapLat: 951.4, mapLng: '-2.44' })).toBeNull()
  })

  it('are not drawn twice on a page that was saved with them', () => {
    document.body.innerHTML = '<div class="sqs-mobile-info-bar">Call us</div>'
    const page = { settings: defaultSettings, websiteSettings: site } as unknown as Page
    expect(parse(document.body, page)).toBeNull()
    document.body.replaceChildren()
    expect(parse(document.body, page)).not.toBeNull()
  })
})

describe('a telephone number', () => {
  it.each([
    ['0117 932 5080', 'tel:01179325080'],
    ['0117 932 5080 / 0117 932 5081', 'tel:01179325080'],
    ['0117 932 5080 – 0117 932 5081', 'tel:01179325080'],
    ['0117 932 5080/81', 'tel:01179325080'],
    ['0117 932 5080 (9–17)', 'tel:01179325080'],
    ['0117 - 932 5080', 'tel:01179325080'],
    ['0117 932 - 5080', 'tel:01179325080'],
    ['0711/9325080', 'tel:07119325080'],
    ['(0117) 932-5080', 'tel:01179325080'],
    ['+44 (0)117 932 5080', 'tel:+441179325080'],
    ['+1 (212) 555.0100', 'tel:+12125550100'],
    ['030/5550100', 'tel:0305550100'],
    ['1-800-SKERRY', 'tel:1800753779'],
    ['Call Ada: 0117 932 5080 ext. 12', 'tel:01179325080'],
    ['1-800-skerry', 'tel:1800753779'],
    ['1-800-GOT-JUNK', 'tel:18004685865'],
    ['1 (800) FLOWERS', 'tel:18003569377'],
    ['0800 SKERRY (9 AM – 5 PM)', 'tel:0800753779'],
    ['(888) MY-PIZZA', 'tel:8886974992'],
    ['555\u2011123\u20114567', 'tel:5551234567'],
    ['24/7: 0117 932 5080', 'tel:01179325080'],
    ['Open 9-5, call 555 123 4567', 'tel:5551234567'],
    ['24 HOURS 0117 932 5080', 'tel:01179325080'],
    ['932 5080 ext. 12', 'tel:9325080'],
    ['112', 'tel:112'],
    ['Call 112', 'tel:112'],
    ['24/7', null],
    ['9 AM – 5 PM', null],
    ['by appointment', null],
    ['12', null],
    ['', null],
  ])('written as %j is dialled as %s', (text, url) => {
    expect(phoneUrl(text)).toBe(url)
  })
})

describe('opening hours', () => {
  it.each([undefined, null, 'daily', {}, { monday: {} }, { monday: { text: ' ', ranges: [{}] } }, { monday: [7] }])(
    'are missing if the settings contain %j',
    (value) => {
      expect(readHours(value)).toBeNull()
    },
  )

  it.each([
    [1, 599, false],
    [1, 600, true],
    [1, 1139, true],
    [1, 1140, false],
    [2, 600, false],
    [5, 1439, true],
    [6, 59, true], // open since Friday
    [6, 60, false],
    [0, 600, null], // only words
  ])('on weekday %i at minute %i: open is %j', (weekday, minutes, isOpen) => {
    const friday = { text: '', ranges: [{ from: 1080, to: 60 }] }
    const hours = readHours({ monday, friday, sunday: { text: 'By appointment', ranges: [{}] } })!
    expect(isOpenAt(hours, weekday, minutes)).toBe(isOpen)
  })

  it('cover the whole day if a range ends when it begins', () => {
    const hours = readHours({ monday: { text: '', ranges: [{ from: 0, to: 0 }] } })!
    expect([0, 1439].map((minutes) => isOpenAt(hours, 1, minutes))).toEqual([true, true])
    expect(isOpenAt(hours, 2, 0)).toBe(false)
  })

  it('can be text alone', () => {
    const hours = readHours({ sunday: { text: 'By appointment' } })
    expect(hours?.map(({ text }) => text)).toEqual(['By appointment', '', '', '', '', '', ''])
  })

  it('leave out invalid times', () => {
    const ranges = [{ from: -1, to: 60 }, { from: '600', to: 700 }, { from: 600 }, null, { from: 600, to: 700 }]
    expect(readHours({ monday: { text: 7, ranges } })![1]).toEqual({ text: '', ranges: [{ from: 600, to: 700 }] })
  })
})
