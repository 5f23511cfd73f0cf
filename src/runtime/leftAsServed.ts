const links = 'Its links need no script.'
const rendered = 'The server renders what it shows.'
const script = 'Its own script or frame, which the server wrote, shows it.'
const plain = 'Its content needs no script.'
const comments = 'The platform’s own script loads them, and no call for them is specified.' // docs/decisions.md#67
const unknownHost = 'The host of its script is not known, so nothing is loaded.' // docs/decisions.md#77

/**
 * Why a block type needs no code (B25, B3 Block types), by its class without hyphens. Delete a type's line when it gets
 * an island.
 */
export const leftAsServed: { readonly [type: string]: string } = {
  acuity: script,
  amazon: links,
  archive: links,
  code: script,
  collectionlink: links,
  comments,
  emailfooter: plain,
  folder: links,
  foursquare: rendered,
  geo: rendered,
  horizontalrule: plain,
  html: plain,
  inbrowsermessagelink: links,
  index: rendered,
  journal: rendered,
  link: links,
  logo: links,
  markdown: plain,
  memberarea: links,
  navigation: links,
  postsbyauthor: links,
  postsbycategory: links,
  postsbymonth: links,
  postsbytag: links,
  pricingplan: links,
  quote: plain,
  rss: links,
  shape: plain,
  socialaccountlinks: links,
  socialaccountlinksv2: links,
  sociallinks: links,
  spacer: plain,
  summary: rendered,
  tagcloud: links,
  twitter: rendered,
  zola: unknownHost,
}
