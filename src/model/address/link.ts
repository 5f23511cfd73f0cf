import { format } from '../../language/format'
import { examples, messages } from '../messages'
import { withoutControls } from './withoutControls'

/** The kind of a link (A5, B5 Link classification); the last three are the paths of a site (B2 Routes). */
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

/** A classified link. `href` is the input without control characters and surrounding spaces. */
export type Link =
  | { readonly kind: LinkKind; readonly href: string }
  | {
      readonly kind: 'malformed'
      readonly href: string
      readonly reason: LinkFault
      /** The intended kind; `null` if it cannot be determined. */
      readonly meant: LinkKind | null
    }

/** A5, B5 Length caps: a link must be shorter than this, in UTF-16 units, including its protocol. */
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
const elsewhere = /^\/[/\\]/ // browsers read this as another host, not as a path
const collectionPanel = /^\/pages\/[a-zA-Z\d]{24}$/ // B2 Routes
const host = /^\/\/[^/\\?#]/
const number = /^[\d+-]{4,}$/ // B5: digits, plus or minus, at least 4 characters
const label = /^[\p{L}\p{M}\p{N}%-]+$/u

/**
 * Classifies a link (A5, B5 Link classification, B2 Routes). A link whose length reaches its cap is malformed, with the
 * reason (docs/decisions.md#35). `javascript` is only a class: such links are never followed (docs/decisions.md#8), and
 * links that are followed pass `safeRedirect`. Takes any text, never throws, in time linear in its length.
 */
export function classifyLink(text: string): Link {
  const href = withoutControls(text)
  const kind = kindOf(href)
  const reason = faultOf(kind, href)
  if (reason !== null) return { kind: 'malformed', href, reason, meant: kind }
  return { kind: kind ?? 'misc', href }
}

/** The error message for a link, or `null` if it is well formed (A5 Other strings). */
export function checkLink(text: string): string | null {
  const link = classifyLink(text)
  if (link.kind !== 'malformed') return null
  if (link.reason === 'too long') return messages.tooLong
  return link.reason === 'not an address' ? format(messages.emailFormat, { email: examples.email }) : linkFormat()
}

/** Whether the part after `tel:` is valid: digits, plus or minus, at least 4 characters (B5), one of them a digit. */
export function isProperTel(rest: string): boolean {
  return number.test(rest) && /\d/.test(rest)
}

/**
 * Whether the part after `mailto:` is valid: exactly one @, and a domain with an extension (B5). An @ after the
 * question mark counts too; it must be written as `%40` there.
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

/** The fault in the part after the colon. */
function shapeFault(kind: LinkKind, rest: string): LinkFault | null {
  if (kind === 'tel') return isProperTel(rest) ? null : 'not a number'
  if (kind === 'mailto') return isProperMailto(rest) ? null : 'not an address'
  if (kind !== 'http' && kind !== 'https' && kind !== 'ftp') return null
  if (!rest.startsWith('//')) return 'no slashes'
  return host.test(rest) ? null : 'no host'
}

/** The message with its two hosts, which have the same placeholder. */
function linkFormat(): string {
  let next = 0
  return format(messages.linkFormat, { host: '{host}' }).replace(/\{host\}/g, () => examples.hosts[next++] ?? '')
}
