import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { createExperiments } from '../../src/services/experiments'

const one = (name: string, experimentType: string, variant: unknown, containsError = false) => ({
  name,
  experimentType,
  variant,
  containsError,
  segmentName: null,
})

const list = [
  one('on', 'FEATURE_TOGGLE', 'true'),
  one('off', 'FEATURE_TOGGLE', 'false'),
  one('odd', 'FEATURE_TOGGLE', 'TRUE'),
  one('colour', 'AB_TEST', 'blue'),
  one('broken', 'AB_TEST', 'blue', true),
  one('broken-toggle', 'FEATURE_TOGGLE', 'false', true),
  one('without-variant', 'FEATURE_TOGGLE', true),
]

const internal = { website: { siteStatus: { value: 6 } }, experiments: list }

const open = (path: string) =>
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`https://skerry.test${path}`)

beforeEach(() => open('/page'))

afterEach(() => {
  localStorage.clear()
  forgetShared()
})

describe('an experiment', () => {
  const { toggle, abTest, variant } = createExperiments({ experiments: list })

  it('that is a feature toggle is on if its variant is the text "true"', () => {
    expect(toggle('on')).toEqual({ value: true, error: null })
    expect(toggle('off', true)).toEqual({ value: false, error: null })
    expect(toggle('odd', true)).toEqual({ value: false, error: null })
  })

  it('that is an A/B test has a variant', () => {
    expect(abTest('colour')).toEqual({ value: 'blue', error: null })
    expect(variant('colour')).toBe('blue')
    expect(variant('on')).toBe('true')
  })

  const notLoaded = 'The underlying Praetor configuration is not loaded'
  const invalid = 'The specified feature has an invalid server-side definition'
  it.each([
    ['has no configuration', () => createExperiments({}).toggle('on', true), notLoaded],
    ['has a malformed one', () => createExperiments({ experiments: 'x' }).toggle('on', true), notLoaded],
    ['does not exist', () => toggle('none', true), 'The specified feature does not exist'],
    ['is no toggle', () => toggle('colour', true), 'The specified feature is not a FEATURE_TOGGLE'],
    ['could not be decided', () => toggle('broken-toggle', true), invalid],
    ['has no text as its variant', () => toggle('without-variant', true), invalid],
  ])('that %s returns the fallback and an error', (_, ask, error) => {
    expect(ask()).toEqual({ value: true, error })
  })

  it('that is not an A/B test, or is undecided, returns the fallback and an error', () => {
    expect(abTest('on', 'red')).toEqual({ value: 'red', error: 'The specified feature is not a AB_TEST' })
    expect(abTest('broken')).toEqual({ value: 'false', error: invalid })
  })

  it('is read from the experiment list of older pages', () => {
    expect(createExperiments({ yuiEliminationExperimentList: list }).abTest('colour').value).toBe('blue')
  })
})

describe('the variant of a feature flag', () => {
  it('is false unless the page says otherwise', () => {
    expect(createExperiments({}).variant('colour')).toBe('false')
    expect(createExperiments({ experiments: list }).variant('broken')).toBe('false')
  })

  it('can be overridden by the query on an internal site, even on later pages, until reset', () => {
    const { variant } = createExperiments(internal)
    open('/page?colour=green')
    expect(variant('colour')).toBe('green')
    expect(variant('on')).toBe('true')
    open('/other')
    expect(variant('colour')).toBe('green')
    open('/other?colour=reset')
    expect(variant('colour')).toBe('blue')
    open('/other')
    expect(variant('colour')).toBe('blue')
  })

  it('can be overridden for toggles and A/B tests, on later pages even if the first did not ask', () => {
    open('/page?on=false&odd=true&colour=green')
    createExperiments(internal)
    open('/other')
    const { toggle, abTest } = createExperiments(internal)
    expect([toggle('on'), toggle('odd'), abTest('colour')].map(({ value }) => value)).toEqual([false, true, 'green'])
  })

  it('cannot be overridden on any other site', () => {
    localStorage.setItem('skerry.variant colour', JSON.stringify({ value: 'red' }))
    open('/page?colour=green')
    for (const website of [undefined, {}, { siteStatus: {} }, { siteStatus: { value: 9 } }, { websiteStatus: 8 }]) {
      expect(createExperiments({ ...internal, website }).variant('colour')).toBe('blue')
    }
    expect(createExperiments({ ...internal, website: { websiteStatus: 6 } }).variant('colour')).toBe('green')
  })
})
