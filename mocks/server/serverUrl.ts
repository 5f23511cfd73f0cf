/** The URL of a server that listens on a host and a port. */
export function serverUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}` // an IPv6 address needs brackets
}
