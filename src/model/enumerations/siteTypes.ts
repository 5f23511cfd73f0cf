/** B3 Website status. The numbers 9 and 10 are unused. */
export const websiteStatuses = {
  expired: 1,
  'past-due': 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  'linked-to-v5': 11,
  'active-parking-page': 12,
  resold: 13,
  'resold-grace-period': 14,
  enterprise: 15,
} as const

/** The name of a website's status. */
export type WebsiteStatus = keyof typeof websiteStatuses

/** B3 Website type; the specification gives no numbers. */
export const websiteTypes = ['classic', 'cover-page', 'parking-page', 'commerce', 'enterprise'] as const

/** B3 Contributor roles. The number 5 is unused. */
export const contributorRoles = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  'store-manager': 8,
  scheduling: 9,
  viewer: 10,
  'campaigns-editor': 11,
  'scheduling-viewer': 12,
  'scheduling-editor': 13,
} as const

/** The name of a contributor's role. */
export type ContributorRole = keyof typeof contributorRoles

/** Groups of permission codes (B6). Neither the codes nor their assignment to roles is documented. */
export const permissionGroups = {
  site: ['config', 'admin'],
  'content-manager': [],
  settings: ['general', 'locale', 'domain', 'billing', 'user-accounts', 'remove-website'],
  commerce: [
    'orders',
    'store-settings',
    'shipping',
    'coupons',
    'taxes',
    'email-notifications',
    'inventory',
    'donations',
    'accounting',
    'discounts',
    'payments',
    'point-of-sale',
    'product-reviews',
  ],
  newsletter: ['subscribers', 'groups', 'messages', 'settings'],
  domain: ['add', 'remove'],
  customers: ['records'],
  marketing: [],
  scheduling: [],
} as const

/** Plan feature flags have the numbers 1 to 68 (B3 Other). The specification names some, but without their numbers. */
export const planFeatures = {
  first: 1,
  last: 68,
  named: [
    'commerce',
    'subscriptions',
    'gift-cards',
    'point-of-sale',
    'pay-later-instalments',
    'product-reviews',
    'code-injection',
    'site-user-accounts',
    'automatic-tax-calculation',
  ],
} as const

/** B3 Other: Environments. */
export const environments = ['dev', 'qa', 'staging', 'prod'] as const
