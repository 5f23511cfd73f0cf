import { format } from '../../language/format'
import { examples, messages } from '../messages'
import { withoutControls } from './withoutControls'

/** What a link is (A5, B5 Link classification); the last three are the paths of a site (B2 Routes). */
export type LinkKind =
  | 'http'
  | 'https'
  | 'ftp'
  | 'tel'
  | 'sms'
  | 'mailto'
  | 'javascript'
  | 'anchor'
  | 'misc'
  | 'collection panel'
  | 'file'
  | 'content'

/** Why a link is malformed. */
export type LinkFault =
  | 'empty'
  | 'no protocol'
  | 'no slashes'
  | 'no host'
  | 'not a number'
  | 'not an address'
  | 'too long'

/** A link as it was classified. `href` is what was written, without control characters and the blanks around it. */
export type Link =
  | { readonly kind: LinkKind; readonly href: string }
  | {
      readonly kind: 'malformed'
      readonly href: string
      readonly reason: LinkFault
      /** What it was meant to be; `null` where nothing says so. */
      readonly meant: LinkKind | null
    }

/** A5, B5 Length caps: a link has to be shorter, in UTF-16 units; its protocol counts. */
const under: Partial<Record<LinkKind, number>> = {
  anchor: 100,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  'collection panel': 150,
  file: 150,
  content: 150,
}

const protocols: readonly LinkKind[] = ['http', 'https', 'ftp', 'tel', 'sms', 'mailto', 'javascript']
const protocol = /^([a-z][a-z\d+.-]*):/i // RFC 3986
const elsewhere = /^\/[/\\]/ // what a browser reads as another host, not as a path
const collectionPanel = /^\/pages\/[a-zA-Z\d]{24}$/ // B2 Routes
const host = /^\/\/[^/\\?#]/
const number = /^[\d+-]{4,}$/ // B5: digits, plus or minus, at least 4 characters
const label = /^[\p{L}\p{M}\p{N}%-]+$/u

/**
 * Tells what a link is (A5, B5 Link classification, B2 Routes). One that is as long as its cap or longer is malformed,
 * with the reason (docs/decisions.md#35). `javascript` is a class and no more: nothing follows such a link
 * (docs/decisions.md#8), and what is followed passes `safeRedirect`. Takes any text, never throws, and its time grows
 * with the length only.
 */
export function classifyLink(text: string): Link {
  const href = withoutControls(text)
  const kind = kindOf(href)
  const reason = faultOf(kind, href)
  if (reason !== null) return { kind: 'malformed', href, reason, meant: kind }
  return { kind: kind ?? 'misc', href }
}

/** What to say of a link, or `null` where it is well formed (A5 Other strings). */
export function checkLink(text: string): string | null {
  const link = classifyLink(text)
  if (link.kind !== 'malformed') return null
  if (link.reason === 'too long') return messages.tooLong
  return link.reason === 'not an address' ? format(messages.emailFormat, { email: examples.email }) : linkFormat()
}

/** Whether what follows `tel:` is proper: digits, plus or minus, at least 4 characters (B5), one of them a digit. */
export function isProperTel(rest: string): boolean {
  return number.test(rest) && /\d/.test(rest)
}

/**
 * Whether what follows `mailto:` is proper: exactly one @, and a domain with an extension (B5). An @ in what follows the
 * question mark counts too; `%40` is how it is written there.
 */
export function isProperMailto(rest: string): boolean {
  const at = rest.indexOf('@')
  if (at < 1 || at !== rest.lastIndexOf('@') || /[\s?]/.test(rest.slice(0, at))) return false
  const [domain = ''] = rest.slice(at + 1).split('?', 1)
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part))
}

function kindOf(href: string): LinkKind | null {
  if (href.startsWith('#')) return 'anchor'
  if (href.startsWith('/')) return elsewhere.test(href) ? null : pathKind(href)
  const [, name] = protocol.exec(href) ?? []
  if (name === undefined) return null
  return protocols.find((known) => known === name.toLowerCase()) ?? 'misc'
}

function pathKind(href: string): LinkKind {
  if (href.startsWith('/s/')) return 'file'
  const [path = ''] = href.split(/[?#]/, 1)
  return collectionPanel.test(path) ? 'collection panel' : 'content'
}

function faultOf(kind: LinkKind | null, href: string): LinkFault | null {
  if (kind === null) return href === '' ? 'empty' : 'no protocol'
  const limit = under[kind] ?? Number.POSITIVE_INFINITY
  return shapeFault(kind, href.slice(href.indexOf(':') + 1)) ?? (href.length < limit ? null : 'too long')
}

/** What is wrong with what follows the colon. */
function shapeFault(kind: LinkKind, rest: string): LinkFault | null {
  if (kind === 'tel') return isProperTel(rest) ? null : 'not a number'
  if (kind === 'mailto') return isProperMailto(rest) ? null : 'not an address'
  if (kind !== 'http' && kind !== 'https' && kind !== 'ftp') return null
  if (!rest.startsWith('//')) return 'no slashes'
  return host.test(rest) ? null : 'no host'
}

/** The message with its two hosts, which have one name. */
function linkFormat(): string {
  let next = 0
  return format(messages.linkFormat, { host: '{host}' }).replace(/\{host\}/g, () => examples.hosts[next++] ?? '')
}
