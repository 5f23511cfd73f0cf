import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import {
  answerConsent,
  mayLoadFrom,
  onceAllowed,
  onceIdentifiable,
  setConsentPolicy,
} from '../../src/telemetry/consent'

beforeEach(forgetShared)

describe('code of another company', () => {
  const restrictive = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }
  const foreign = 'https://other.example/script.js'

  it('loads at once if the page is not restrictive, or the script is its own', () => {
    setConsentPolicy(true)
    const load = vi.fn()
    onceAllowed(foreign, { cookieSettings: {} }, load)
    onceAllowed('/own.js', restrictive, load)
    expect(load).toHaveBeenCalledTimes(2)
    expect(mayLoadFrom(foreign, restrictive)).toBe(false)
  })

  it('loads once after consent, and not after it was stopped', () => {
    setConsentPolicy(true)
    const [load, stopped] = [vi.fn(), vi.fn()]
    onceAllowed(foreign, restrictive, load)
    onceAllowed(foreign, restrictive, stopped)()
    answerConsent('declined')
    expect(load).not.toHaveBeenCalled()
    answerConsent('given')
    answerConsent('declined')
    answerConsent('given')
    expect(load).toHaveBeenCalledTimes(1)
    expect(stopped).not.toHaveBeenCalled()
  })
})

describe('what identifies a visitor', () => {
  it('happens at once if that is allowed', () => {
    setConsentPolicy(false)
    const act = vi.fn()
    onceIdentifiable(act)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('waits for consent, also after a decline under a policy that is not restrictive', () => {
    setConsentPolicy(false)
    answerConsent('declined')
    const [act, stopped] = [vi.fn(), vi.fn()]
    onceIdentifiable(act)
    onceIdentifiable(stopped)()
    expect(act).not.toHaveBeenCalled()
    answerConsent('given')
    answerConsent('declined')
    answerConsent('given')
    expect(act).toHaveBeenCalledTimes(1)
    expect(stopped).not.toHaveBeenCalled()
  })
})
