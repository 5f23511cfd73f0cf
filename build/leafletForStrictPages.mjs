import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const source = /leaflet-src\.esm\.js$/
const parsed = "div.innerHTML = '<svg/>';"
const created = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * A plugin for Rollup: bundles Leaflet. While it loads, Leaflet asks what the browser can do by parsing HTML, which
 * pages with Trusted Types refuse. It gets the same answer from an element. The build fails if a new version of Leaflet
 * asks otherwise.
 */
export function leafletForStrictPages() {
  return {
    name: 'leaflet-for-strict-pages',
    // Its package names only the file that is no ES module, of which nothing could be left out.
    resolveId: (name) => (name === 'leaflet' ? require.resolve('leaflet/dist/leaflet-src.esm.js') : null),
    transform(code, id) {
      if (!source.test(id)) return null
      if (code.split(parsed).length !== 2) this.error('Leaflet no longer parses HTML where this plugin expects it.')
      return { code: code.replace(parsed, created), map: null }
    },
  }
}
