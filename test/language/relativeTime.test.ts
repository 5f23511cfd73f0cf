import { afterEach, describe, expect, it } from 'vitest'
import { replaceWords } from '../../src/language/catalogue'
import { words } from '../../src/language/locales/de'
import { relativeTime } from '../../src/language/relativeTime'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

afterEach(() => replaceWords('en'))

describe('relative time', () => {
  it.each([
    [0, 'just now'],
    [0.9, 'just now'],
    [-0.9, 'just now'],
    [1, 'about 1 second ago'],
    [2, 'about 2 seconds ago'],
    [59.9, 'about 59 seconds ago'],
    [60, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [29 * day, '29 days ago'],
    [30 * day, '1 month ago'],
    [364 * day, '12 months ago'],
    [365 * day, '1 year ago'],
    [-5, 'in 5 seconds'],
    [-119, 'in 1 minute'],
    [-3 * day, 'in 3 days'],
  ])('for %d s ago reads %j', (seconds, expected) => {
    expect(relativeTime(seconds, 'en-GB')).toBe(expected)
  })

  it('is entirely in the language of the messages', () => {
    replaceWords('de-AT', (room) => words[room])
    expect([0, 1, 30, 90, 2 * day, -hour].map((seconds) => relativeTime(seconds, 'de-AT'))).toEqual([
      'gerade eben',
      'vor etwa 1 Sekunde',
      'vor etwa 30 Sekunden',
      'vor 1 Minute',
      'vor 2 Tagen',
      'in 1 Stunde',
    ])
  })

  it('is in the page’s language if the messages are not translated', () => {
    expect([0, 1, 30, 90, 2 * day, -hour].map((seconds) => relativeTime(seconds, 'fr-CA'))).toEqual([
      'maintenant',
      'il y a 1 seconde',
      'il y a 30 secondes',
      'il y a 1 minute',
      'il y a 2 jours',
      'dans 1 heure',
    ])
  })
})
