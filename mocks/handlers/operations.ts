import type { Operation } from '../http/Operation'
import { authOperations } from './auth'
import { captchaOperations } from './captcha'
import { censusOperations } from './census'
import { donationOperations } from './donations'
import { eventOperations } from './events'
import { formOperations } from './form'
import { multilingualOperations } from './multilingual'
import { performanceOperations } from './performance'
import { placesOperations } from './places'
import { sessionOperations } from './session'
import { sessionRecordingOperations } from './sessionRecording'
import { shoppingCartOperations } from './shoppingCart'
import { siteHeaderFooterOperations } from './siteHeaderFooter'
import { trackOperations } from './track'
import { widgetOperations } from './widget'

/** The whole `/api` surface. `openapi.json` lists the same operations; a test keeps the two in sync. */
export const operations: readonly Operation[] = [
  ...formOperations,
  ...captchaOperations,
  ...authOperations,
  ...eventOperations,
  ...trackOperations,
  ...censusOperations,
  ...widgetOperations,
  ...performanceOperations,
  ...sessionOperations,
  ...siteHeaderFooterOperations,
  ...multilingualOperations,
  ...placesOperations,
  ...sessionRecordingOperations,
  ...shoppingCartOperations,
  ...donationOperations,
]
