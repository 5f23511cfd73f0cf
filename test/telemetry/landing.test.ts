import { afterEach, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { setConsentPolicy } from '../../src/browser/consent'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import { recordLanding } from '../../src/telemetry/landing'
import { readVisitorFrom } from '../../src/telemetry/visitor'

afterEach(() => {
  undoAll()
  forgetShared()
  configure({ apiBase: '' })
})

it('is sent once, without cookies, to an insecure API on another host', () => {
  const images: object[] = []
  const createImage = function (this: object) {
    images.push(this)
  }
  vi.stubGlobal('Image', createImage)
  configure({ apiBase: 'http://api.example' })
  setConsentPolicy(false)
  readVisitorFrom(() => `id|1|1|${Date.now()}|1`)
  recordLanding()
  recordLanding()
  const src = expect.stringMatching(/^http:\/\/api\.example\/api\/track\/Track\?landing=/)
  expect(images).toMatchObject([{ crossOrigin: 'anonymous', src }])
})
