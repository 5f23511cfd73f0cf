/** A random key for a request that must count once. Not `crypto.randomUUID`, which pages without https lack. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
