import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

/**
 * A style sheet without what no browser reads. Nothing is rewritten for older browsers: for that the minifier takes
 * `:dir(rtl)` for a list of languages, and drops the `-webkit-user-select` that Safari still needs. So a style sheet must
 * be written for the browsers that the README names.
 */
export function minifyCss(file) {
  return transform({ filename: file, code: readFileSync(file), minify: true }).code.toString()
}
