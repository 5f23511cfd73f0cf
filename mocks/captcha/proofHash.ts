/** SHA-256 of a salt and a number, as hexadecimal text: what a client of the proof of work has to find again. */
export async function proofHash(salt: string, number: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${number}`))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
