/** A module's id as patterns expect it. On Windows, Rollup's ids and the paths of Node have backslashes. */
export function withSlashes(id) {
  return id.replaceAll('\\', '/')
}
