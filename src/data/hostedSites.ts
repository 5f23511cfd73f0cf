import { settings } from '../browser/settings'

/** Whether a host, without its port, is one of the hosted sites listed in the settings (docs/decisions.md#4). */
export function isHostedSite(host: string): boolean {
  return settings().hostedSites.some((entry) => {
    const listed = entry.toLowerCase()
    return listed.startsWith('.') ? host.endsWith(listed) : host === listed
  })
}
