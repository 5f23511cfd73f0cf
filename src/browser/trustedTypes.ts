// Not in `shared`: a page allows a policy's name only once, so the policy must survive `stop()` and the next `start()`.
const key = Symbol.for('skerry.trustedTypes')

type Policy = {
  createHTML(text: string): unknown
  createScript(text: string): unknown
  createScriptURL(text: string): unknown
}
type Host = {
  [key]?: Policy
  trustedTypes?: { createPolicy(name: string, rules: { [rule in keyof Policy]: (text: string) => string }): Policy }
}

/** The name that a page must allow: `trusted-types skerry`. */
export const policyName = 'skerry'

/**
 * The only Trusted Types policy of the page or, in a browser without Trusted Types, a substitute that returns text
 * unchanged. It trusts everything: use it only for text that is the owner's own or is never run.
 */
export function trustedTypesPolicy(): Policy {
  const host = globalThis as Host
  host[key] ??= host.trustedTypes?.createPolicy(policyName, {
    createHTML: same,
    createScript: same,
    createScriptURL: same,
  }) ?? {
    createHTML: same,
    createScript: same,
    createScriptURL: same,
  }
  return host[key]
}

/** HTML for a sink such as `innerHTML`. */
export function trustedHtml(html: string): string {
  // The DOM's types only have strings, but the sinks also accept the policy's objects.
  return trustedTypesPolicy().createHTML(html) as string
}

/** The text of a script element that is about to run. */
export function trustedScript(text: string): string {
  return trustedTypesPolicy().createScript(text) as string
}

/** The `src` of a script element. */
export function trustedScriptUrl(url: string): string {
  return trustedTypesPolicy().createScriptURL(url) as string
}

function same(text: string): string {
  return text
}
