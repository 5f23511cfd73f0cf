const local = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])(?::\d+)?$/i

/** Whether a host, with or without a port, is a name or an address that always means this machine. */
export function isLocalHost(host: string): boolean {
  return local.test(host)
}

/** The host and port of an origin. `null` for an opaque one stays as it is. */
export function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
