import type { SitePage } from '../SitePage'
import { bakehouseMenu } from './bakehouse'
import { blockPages } from './blocks'
import { code } from './code'
import { contact, keeper } from './contact'
import { eventPages } from './events'
import { galleryPages } from './galleries'
import { home } from './home'
import { island } from './island'
import { journalPages } from './journal'
import { members } from './members'
import { photographs } from './photographs'
import { qa } from './qa'
import { questions } from './questions'
import { searchPage } from './search'
import { cart, notFound, thankYou } from './service'
import { support } from './support'

const ownPages: readonly SitePage[] = [
  home,
  bakehouseMenu,
  island,
  photographs,
  ...journalPages,
  ...eventPages,
  questions,
  contact,
  keeper,
  support,
  members,
]

const search = searchPage(() => ownPages)

/** Every page of the site, in the order in which a visitor might meet them. */
export const sitePages: readonly SitePage[] = [
  ...ownPages,
  search,
  cart,
  thankYou,
  notFound,
  ...blockPages,
  ...galleryPages,
  code,
  qa,
]
