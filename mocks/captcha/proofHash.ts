/** SHA-256 of a salt and a number as hexadecimal text. A proof-of-work client searches for the number. */
export async function proofHash(salt: string, number: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${number}`))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
