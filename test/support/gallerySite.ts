import type { ServerOptions } from '../../mocks/server/ServerOptions'
import { renderMedia } from '../../mocks/site/media/index'
import { drawImageFixture } from '../../stories/support/images'
import { openSite, type Site, type SiteOptions, strictPolicy } from './site'

/**
 * Opens a site of gallery pages under the strictest policy. `template` is its `/site.css`. It serves images of any
 * size at URLs that end in size and number, `/300x200-1.svg`, and the mock site's films.
 */
export function openGallerySite(
  pages: { readonly [path: string]: string },
  template: string,
  siteOptions?: SiteOptions,
): Promise<Site> {
  const options: ServerOptions = {
    pages,
    headers: strictPolicy,
    renderPage(path) {
      if (path === '/site.css') return { status: 200, contentType: 'text/css', body: template }
      const [, width, height, number] = /(\d+)x(\d+)-(\d+)\.svg$/.exec(path)?.map(Number) ?? []
      if (!width || !height || !number) return renderMedia(path)
      return { status: 200, contentType: 'image/svg+xml', body: drawImageFixture({ width, height, number }) }
    },
  }
  return openSite(options, siteOptions)
}
