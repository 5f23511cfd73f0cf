import { mayStore } from '../browser/consent'
import { get } from '../data/request'
import type { Experiments } from './experiments'

const toggle = 'session-recording'
const samplingFlag = 'session-recording-sample'
const fewestCores = 3 // B7: more than 2
const mockId = 'mock'

/**
 * The id under which this visit may be recorded, for the script of a recorder; `null` unless the feature toggle
 * `session-recording`, the flag `session-recording-sample`, the device and the visitor's consent all allow it. The
 * server is asked for the id only then. The id `mock` means none (B7 Other loads).
 */
export async function sessionRecordingId({ toggle: isOn, variant }: Experiments): Promise<string | null> {
  const isChosen = isOn(toggle).value && variant(samplingFlag) === 'true'
  if (!isChosen || !mayStore() || navigator.hardwareConcurrency < fewestCores) return null
  const id = await get('/api/commerce/fullstory/getId')
  return typeof id === 'string' && id !== '' && id !== mockId ? id : null
}
