import { eventsCollection } from '../../mocks/fixtures/calendar'
import { contactForm } from '../../mocks/fixtures/forms'
import type { ContractCase } from './ContractCase'
import { commerceCases } from './commerceCases'

const entry = { 'name-f201': 'Ada', 'email-f202': 'ada@example.test', 'textarea-f204': 'Hello' }
const donation = { donatePageId: '5f0c0000000000000000d001', amountCents: 2500, email: 'ada@example.test' }
const member = { email: 'member@example.test', password: 'lighthouse', rememberMe: true }

const save = (status: number, changes: object, times?: number): ContractCase => ({
  operation: 'SaveFormSubmission',
  status,
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  body: { key: '{key}', formId: contactForm.id, form: JSON.stringify(entry), ...changes },
  ...(times ? { times } : {}),
})

const visitorCookie = '3f2b8a4e-0d1c-4e5f-8a9b-0c1d2e3f4a5b|1700000000000|1700000000000|1700000000000|1'

const post = (operation: string, status: number, path: string, rest: Partial<ContractCase> = {}): ContractCase => ({
  operation,
  status,
  method: 'POST',
  path,
  ...rest,
})

const get = (operation: string, status: number, path: string): ContractCase => ({
  operation,
  status,
  method: 'GET',
  path,
})

const put = (operation: string, status: number, path: string, rest: Partial<ContractCase>): ContractCase => ({
  operation,
  status,
  method: 'PUT',
  path,
  ...rest,
})

/** `DELETE`, which is no name for a function. */
const remove = (operation: string, status: number, path: string, rest: Partial<ContractCase> = {}): ContractCase => ({
  operation,
  status,
  method: 'DELETE',
  path,
  ...rest,
})

const hasNoCrumb = { hasNoCrumb: true } as const

/**
 * Every operation with every status that its contract names. `{key}` and `{crumb}` stand for what the visitor holds,
 * `{entry}`, `{cartToken}` and `{total}` for what the cart has after the requests before.
 */
export const contractCases: readonly ContractCase[] = [
  post('FormSubmissionKey', 200, '/api/form/FormSubmissionKey'),
  post('FormSubmissionKey', 400, '/api/form/FormSubmissionKey', hasNoCrumb),
  save(204, {}),
  { ...save(204, { visitorCookie }), isForm: true },
  save(204, { captchaKey: 'score', recaptchaEnterpriseV3Token: 'score' }),
  { ...save(204, { captchaKey: 'score', recaptchaEnterpriseV3Token: 'score' }), isForm: true },
  save(400, { form: { 'email-f202': 'nobody' } }),
  save(204, { visitorCookie }),
  save(400, { visitorCookie: 'v' }),
  save(400, { key: '1:1:unknown' }),
  { ...save(400, {}), ...hasNoCrumb },
  save(404, { formId: 'nowhere' }),
  save(429, { key: 'any' }, 12),
  get('CaptchaChallenge', 200, '/api/captcha/challenge'),
  get('CaptchaStandIn', 200, '/api/captcha/stand-ins/hcaptcha'),
  get('CaptchaStandIn', 404, '/api/captcha/stand-ins/nobody'),
  post('LikeItem', 200, '/api/content-items/5f0c0000000000000000b001/like', { times: 2 }),
  post('LikeItem', 400, '/api/content-items/5f0c0000000000000000b001/like', hasNoCrumb),
  remove('UnlikeItem', 200, '/api/content-items/5f0c0000000000000000b001/like'),
  remove('UnlikeItem', 400, '/api/content-items/everything/like'),
  get('ReservationStandIn', 200, '/api/reservations/stand-ins/tock'),
  get('ReservationStandIn', 404, '/api/reservations/stand-ins/constructor'),
  get('CommentCounterStandIn', 200, '/api/comments/stand-ins/skerry-island/count.js'),
  get('FollowStandIn', 200, '/api/follow/stand-in'),
  get('MapTile', 200, '/api/maps/tiles/12/2047/1362'),
  get('MapTile', 404, '/api/maps/tiles/1/2/0'),
  get('GetItemsByMonth', 200, `/api/open/GetItemsByMonth?month=06-2027&collectionId=${eventsCollection.id}`),
  get('GetItemsByMonth', 400, `/api/open/GetItemsByMonth?month=13-2027&collectionId=${eventsCollection.id}`),
  get('GetEventFile', 200, '/events/seal-count?format=ical'),
  get('GetEventFile', 404, '/events/bread-club?format=ical&on=2027-06-11'),
  get('TourDates', 200, '/api/tour-dates/artists/The%20Slack%20Tide/events?app_id=demo&date=all'),
  get('TourDates', 403, '/api/tour-dates/artists/The%20Slack%20Tide/events'),
  get('TourDates', 404, '/api/tour-dates/artists/Nobody/events?app_id=demo'),
  get('MapsStandIn', 200, '/api/maps/stand-in'),
  post('Logout', 200, '/api/auth/Logout'),
  post('Logout', 400, '/api/auth/Logout', hasNoCrumb),
  post('RecordJavascriptErrors', 200, '/api/events/RecordJavascriptErrors', {
    ...hasNoCrumb,
    headers: { 'X-CSRF-Token': '{crumb}' },
    body: [{ eventId: 'e-1', event: 'error', data: { message: 'x is not defined' }, timestamp: 1 }],
  }),
  post('RecordJavascriptErrors', 400, '/api/events/RecordJavascriptErrors', { ...hasNoCrumb, body: [] }),
  post('Trace', 200, '/api/events/Trace', {
    ...hasNoCrumb,
    isForm: true,
    body: { data: JSON.stringify([{ pageUrl: '/', type: 'log', data: 'Hello' }]) },
  }),
  post('Trace', 400, '/api/events/Trace', { ...hasNoCrumb, isForm: true, body: { data: 'no list' } }),
  post('RecordEvent', 200, '/api/events/RecordEvent', {
    ...hasNoCrumb,
    isForm: true,
    body: { crumb: '{crumb}', event: 'AddToCart', data: '{"pagePath":"/shop"}', eventId: 'e-2' },
  }),
  post('RecordEvent', 400, '/api/events/RecordEvent', {
    ...hasNoCrumb,
    isForm: true,
    body: { crumb: 'stale', event: 'x' },
  }),
  post('SendEvent', 202, '/api/v1/events', {
    ...hasNoCrumb,
    body: { analyticsId: 'a', commonData: '{"action":"view"}', customData: '{"eventId":"e-1"}', customSchemaName: 's' },
  }),
  post('SendEvent', 400, '/api/v1/events', { ...hasNoCrumb, body: {} }),
  get('Track', 200, '/api/track/Track?landing=%2F&lang=en&screen=800x600'),
  post('RecordHit', 200, '/api/census/RecordHit', {
    ...hasNoCrumb,
    isForm: true,
    body: { event: 'View', data: '{"url":"/"}', ss_cvr: 'v', eventId: 'e-3' },
  }),
  post('RecordHit', 400, '/api/census/RecordHit', { ...hasNoCrumb, isForm: true, body: { event: 'View' } }),
  post('ButtonClick', 200, '/api/census/button-click', { ...hasNoCrumb, isForm: true, body: { buttonText: 'Sail' } }),
  post('ButtonRender', 200, '/api/census/button-render', { ...hasNoCrumb, isForm: true, body: { buttonText: 'Sail' } }),
  post('FormRender', 200, '/api/census/form-render', { ...hasNoCrumb, isForm: true, body: { formId: 'f' } }),
  post('Overlay', 200, '/api/census/overlay', { ...hasNoCrumb, isForm: true, body: { visitorCookie: 'v' } }),
  ...['button-click', 'button-render', 'form-render', 'overlay', 'RecordQuickView/5f0c0000000000000000e001'].map(
    (path, index) =>
      post(
        ['ButtonClick', 'ButtonRender', 'FormRender', 'Overlay', 'RecordQuickView'][index] ?? '',
        400,
        `/api/census/${path}`,
        {
          ...hasNoCrumb,
          isForm: true,
          headers: { 'Content-Type': 'application/json' },
          body: { formId: 'f' },
        },
      ),
  ),
  post('RecordQuickView', 200, '/api/census/RecordQuickView/5f0c0000000000000000e001', {
    ...hasNoCrumb,
    isForm: true,
    body: { eventId: 'e-4' },
  }),
  post('GetWidgetRendering', 200, '/api/widget/GetWidgetRendering', {
    isForm: true,
    body: { widgetJSON: '{"type":"summary-events","id":"w","value":{}}', collectionId: eventsCollection.id },
  }),
  post('GetWidgetRendering', 400, '/api/widget/GetWidgetRendering', {
    isForm: true,
    body: { widgetJSON: '{"type":"summary-events","id":"w","value":{}}' },
  }),
  get('PerformanceSettings', 200, '/api/1/performance/settings'),
  post('PerformanceRecords', 202, '/api/1/performance/records', { ...hasNoCrumb, body: [{ event: 'page_speed' }] }),
  post('PerformanceRecords', 400, '/api/1/performance/records', { ...hasNoCrumb, body: {} }),
  post('CreateSession', 200, '/api/site-users/account/session', { body: member }),
  post('CreateSession', 400, '/api/site-users/account/session', { body: { ...member, password: 'wrong' } }),
  post('CreateSession', 429, '/api/site-users/account/session', { body: { ...member, password: 'wrong' }, times: 6 }),
  remove('DeleteSession', 200, '/api/site-users/account/session?cloneCart=true'),
  remove('DeleteSession', 400, '/api/site-users/account/session?cloneCart=false', { as: 'owner' }),
  get('GetHeaderFooter', 200, '/api/site-header-footer'),
  put('PutHeaderFooter', 200, '/api/site-header-footer', { as: 'owner', body: { header: { a: 1 }, footer: { b: 2 } } }),
  put('PutHeaderFooter', 400, '/api/site-header-footer', { as: 'owner', body: { header: { a: 1 } } }),
  put('PutHeaderFooter', 401, '/api/site-header-footer', { body: { header: {}, footer: {} } }),
  put('PutHeaderFooter', 403, '/api/site-header-footer', { as: 'viewer', body: { header: {}, footer: {} } }),
  get('MultilingualSettings', 200, '/api/multilingual/settings'),
  get('MultilingualStatus', 200, '/api/multilingual/status'),
  put('PutLanguages', 200, '/api/multilingual/languages', { as: 'owner', body: { languages: ['en', 'pt-BR'] } }),
  put('PutLanguages', 400, '/api/multilingual/languages', { as: 'owner', body: { languages: 'English' } }),
  put('PutLanguages', 401, '/api/multilingual/languages', { body: { languages: ['en'] } }),
  put('PutLanguages', 403, '/api/multilingual/languages', { as: 'viewer', body: { languages: ['en'] } }),
  remove('DeleteConnection', 200, '/api/multilingual/connection', { as: 'owner' }),
  remove('DeleteConnection', 400, '/api/multilingual/connection', { as: 'owner', ...hasNoCrumb }),
  remove('DeleteConnection', 401, '/api/multilingual/connection'),
  remove('DeleteConnection', 403, '/api/multilingual/connection', { as: 'viewer' }),
  get('PlacesAutocomplete', 200, '/api/google-maps/places/autocomplete?input=light'),
  get('PlacesAutocomplete', 400, '/api/google-maps/places/autocomplete?input='),
  get('PlacesDetails', 200, '/api/google-maps/places/details?placeId=place-market&productPage=p&productSection=s'),
  get('PlacesDetails', 400, '/api/google-maps/places/details?placeId=place-market'),
  get('SearchPreview', 200, '/api/search/preview?q=boat&collectionIds=5f0c0000000000000000c012'),
  get('GeneralSearch', 200, '/api/search/GeneralSearch?q=boat&p=0&f_collectionId=5f0c0000000000000000c012'),
  get('SessionRecordingId', 200, '/api/commerce/fullstory/getId'),
  ...commerceCases,
  get('GetDonationPage', 200, '/api/commerce/donation-pages/5f0c0000000000000000d001'),
  get('GetDonationPage', 400, '/api/commerce/donation-pages/nowhere'),
  post('Donate', 201, '/api/commerce/donations', { body: donation, headers: { 'Idempotency-Key': 'k-1' }, times: 2 }),
  post('Donate', 400, '/api/commerce/donations', { body: { ...donation, amountCents: 1 } }),
]
