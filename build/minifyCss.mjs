import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

/**
 * Minifies a style sheet without rewriting it for older browsers. With targets, the minifier would replace `:dir(rtl)`
 * with a list of languages and drop the `-webkit-user-select` that Safari still needs. Therefore style sheets must be
 * written for the browsers that the README lists.
 */
export function minifyCss(file) {
  return transform({ filename: file, code: readFileSync(file), minify: true }).code.toString()
}
