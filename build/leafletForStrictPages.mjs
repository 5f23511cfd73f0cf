import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const source = /leaflet-src\.esm\.js$/
const parsed = "div.innerHTML = '<svg/>';"
const created = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * A Rollup plugin that bundles Leaflet. While it loads, Leaflet tests the browser by parsing HTML, which pages with
 * Trusted Types refuse. The plugin makes it create an element instead, which gives the same result. The build fails if
 * a new version of Leaflet tests this differently.
 */
export function leafletForStrictPages() {
  return {
    name: 'leaflet-for-strict-pages',
    // Leaflet's package.json names only the UMD file, which cannot be tree-shaken.
    resolveId: (name) => (name === 'leaflet' ? require.resolve('leaflet/dist/leaflet-src.esm.js') : null),
    transform(code, id) {
      if (!source.test(id)) return null
      if (code.split(parsed).length !== 2) this.error('Leaflet no longer parses HTML where this plugin expects it.')
      return { code: code.replace(parsed, created), map: null }
    },
  }
}
