import type { Page, Route } from 'playwright'

/** Options of `holdRequests`. */
export interface HoldOptions {
  /** How many requests are held; default: all. */
  readonly times?: number
  /** How a request is answered once it is released; default: as it would be otherwise. */
  readonly answer?: (route: Route) => Promise<void>
}

/** Holds requests to such an address until the function that it returns is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  { times, answer = (route) => route.fallback() }: HoldOptions = {},
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, (route) => released.then(() => answer(route)), times === undefined ? {} : { times })
  return release
}
