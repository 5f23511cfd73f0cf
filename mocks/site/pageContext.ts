import { accountOf } from '../fixtures/accounts'
import { moneyOf } from '../fixtures/products/createProduct'
import { shop } from '../fixtures/shop'
import { cookieSettings } from './cookieSettings'
import { type Html, html, scriptJson } from './html'
import { identity } from './identity'
import { rollups } from './modules'
import { pageTypes, type SitePage } from './SitePage'
import type { Visit } from './Visit'

/** The inline script with the page context (B3 Page context). */
export function pageContextScript(page: SitePage, visit: Visit): Html {
  return html`<script nonce="${visit.nonce}">window.Static = window.Static || {}; Static.COOKIE_BANNER_CAPABLE = true; Static.SQUARESPACE_CONTEXT = ${scriptJson(pageContext(page, visit))};</script>`
}

/** The mock backend's stand-ins for the scripts of captcha providers, so that no request goes to the providers. */
const standIns = Object.fromEntries(
  ['recaptcha', 'hcaptcha', 'turnstile'].map((provider) => [provider, `/api/captcha/stand-ins/${provider}`]),
)

const website = {
  id: identity.websiteId,
  identifier: 'skerry-island',
  websiteType: 1,
  baseUrl: '',
  siteTitle: identity.title,
  language: 'en-GB',
  timeZone: 'Europe/London',
  location: {
    addressTitle: identity.title,
    addressLine1: 'The Lighthouse',
    addressLine2: 'Skerry Island',
    addressCountry: '',
  },
  developerMode: false,
  cloneable: false,
  siteStatus: {},
  captchaSettings: { siteKey: 'stand-in', enabledForDonations: false, scripts: standIns },
}

const internalStatus = 6 // B3 Website status

/** One feature toggle, one A/B test and one toggle that the server could not decide. */
const experiments = [
  {
    name: 'night-sailings',
    experimentType: 'FEATURE_TOGGLE',
    variant: 'true',
    segmentName: 'all',
    containsError: false,
  },
  { name: 'ticket-colour', experimentType: 'AB_TEST', variant: 'blue', segmentName: 'half', containsError: false },
  { name: 'fog-horn', experimentType: 'FEATURE_TOGGLE', variant: null, segmentName: null, containsError: true },
]

const websiteSettings = {
  id: '5f0c00000000000000000003',
  websiteId: identity.websiteId,
  commentsEnabled: true,
  disqusShortname: 'skerry-island',
  mobileInfoBarSettings: { style: 1, isContactEmailEnabled: false, isContactPhoneNumberEnabled: false },
  announcementBarSettings: { style: 1, text: null, clickthroughUrl: null },
  popupOverlaySettings: {
    style: 1,
    showOnScroll: false,
    showOnTimer: false,
    showUntilSignup: false,
    displayFrequency: 1,
  },
  storeSettings: {
    selectedCurrency: shop.currency,
    measurementStandard: shop.measurementStandard,
    multipleQuantityAllowedForServices: shop.multipleQuantityAllowedForServices,
    minimumOrderSubtotalEnabled: true,
    useLightCart: false,
    isLive: true,
  },
}

function pageContext(page: SitePage, visit: Visit): object {
  const roles = accountOf(visit.account)?.roles ?? []
  return {
    appDomain: 'site.test',
    pageType: page.pageType ?? pageTypes.page,
    templateId: identity.templateId,
    templateVersion: '7.1',
    ...(visit.account ? { authenticatedAccount: { id: visit.account, accessPermissions: roles } } : {}),
    websiteRoles: roles,
    experiments,
    website: {
      ...website,
      ...(visit.query.get('status') === 'internal' ? { siteStatus: { value: internalStatus } } : {}),
      mapSettings: mapSettings(visit),
      tourDateSettings: tourDateSettings(visit),
      ...providerSettings(visit),
    },
    websiteCloneable: false,
    websiteSettings: {
      ...websiteSettings,
      useEscapeKeyToLogin: visit.query.get('escape') === 'login',
      storeSettings: {
        ...websiteSettings.storeSettings,
        minimumOrderSubtotal: moneyOf(visit.minimumSubtotalCents),
        expressCheckout: visit.isExpress,
      },
      ...page.settings,
    },
    cookieSettings: cookieSettings(page, visit),
    collection: {
      id: page.collectionId,
      title: page.title,
      fullUrl: page.path,
      type: page.item ? 1 : 10,
      permissionType: 1,
    },
    collectionId: page.collectionId,
    ...(page.item ? { item: { ...page.item, fullUrl: page.path } } : {}),
    showAnnouncementBar: Boolean(page.settings?.announcementBarSettings),
    rollups,
  }
}

/**
 * Tiles of the mock backend. `?map=keyed` uses a stand-in for the maps service, `?map=refused` one that rejects the
 * key, `?map=foreign` tiles of another host.
 */
function mapSettings(visit: Visit): object {
  const looks = 'style={style}&labels={labels}&terrain={terrain}'
  const attribution = { attribution: 'Drawn by the mock backend', attributionUrl: visit.href('/blocks/map') }
  switch (visit.query.get('map')) {
    case 'keyed':
    case 'refused':
      return { key: visit.query.get('map') === 'refused' ? 'refused' : 'stand-in', script: '/api/maps/stand-in' }
    case 'foreign':
      return { tiles: 'https://{s}.tiles.invalid/{z}/{x}/{y}.png', attribution: 'Nobody' }
    default:
      return { tiles: `/api/maps/tiles/{z}/{x}/{y}?${looks}`, ...attribution }
  }
}

/** Stand-ins for the scripts of providers; with `?providers=real` the pages load the providers' own. */
function providerSettings(visit: Visit): object {
  if (visit.query.get('providers') === 'real') return {}
  return {
    commentSettings: { counter: '/api/comments/stand-ins/{shortname}/count.js' },
    followSettings: { script: '/api/follow/stand-in' },
    reservationSettings: {
      opentable: '/api/reservations/stand-ins/opentable',
      tock: '/api/reservations/stand-ins/tock',
    },
  }
}

/**
 * The stand-in for the provider of tour dates. `?tour=foreign` uses a URL like the provider's own, on a host that does
 * not exist.
 */
function tourDateSettings(visit: Visit): object {
  const host = visit.query.get('tour') === 'foreign' ? 'https://tours.invalid' : '/api/tour-dates'
  return { address: `${host}/artists/{artist}/events`, appId: 'skerry-island' }
}
