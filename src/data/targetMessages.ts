/** A URL that is not http. Plain text, because a page may need targets but no messages for visitors. */
export const notHttp = (protocol: string): string => `Requests go to http and https only, not to ${protocol}`
