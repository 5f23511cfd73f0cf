import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent, mayContact, needsConsent, onceMayContact, setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'

beforeEach(forgetShared)

afterEach(() => vi.unstubAllGlobals())

const foreign = 'https://other.example/script.js'

describe('the page’s own host', () => {
  it('may always be contacted', () => {
    setConsentPolicy(true)
    answerConsent('declined')
    const load = vi.fn()
    onceMayContact('/own.js', load)
    expect(load).toHaveBeenCalledTimes(1)
    expect([mayContact(''), needsConsent('/own.js')]).toEqual([true, false])
  })
})

describe('another company', () => {
  it('may be contacted at once if the policy is open, but not before the policy is known', () => {
    const load = vi.fn()
    onceMayContact(foreign, load)
    expect([load.mock.calls.length, needsConsent(foreign)]).toEqual([0, false])
    setConsentPolicy(false)
    expect([load.mock.calls.length, needsConsent(foreign)]).toEqual([1, false])
    expect(mayContact()).toBe(true)
  })

  it('includes another port of the page’s host', () => {
    setConsentPolicy(true)
    expect([mayContact('//site.test:8080/'), needsConsent('//site.test:8080/')]).toEqual([false, true])
  })

  it.each([true, false])('is contacted once after a decline and a later consent (restrictive: %s)', (policy) => {
    answerConsent('declined')
    setConsentPolicy(policy)
    const [load, stopped] = [vi.fn(), vi.fn()]
    onceMayContact(foreign, load)
    onceMayContact(undefined, stopped)()
    expect([load.mock.calls.length, needsConsent(foreign), mayContact()]).toEqual([0, true, false])
    answerConsent('given')
    answerConsent('declined')
    answerConsent('given')
    expect(load).toHaveBeenCalledTimes(1)
    expect(stopped).not.toHaveBeenCalled()
  })

  it('waits under Global Privacy Control, whatever the policy, until the visitor accepts', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }))
    setConsentPolicy(false)
    expect([mayContact(foreign), needsConsent(foreign)]).toEqual([false, true])
    answerConsent('given')
    expect(mayContact(foreign)).toBe(true)
  })
})
