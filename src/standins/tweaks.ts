/** The value of a template setting, by its name with or without the `@` of style sheets. */
export function tweakValue(name: string): unknown {
  const { Static } = globalThis as { Static?: { SQUARESPACE_CONTEXT?: { tweakJSON?: { [name: string]: unknown } } } }
  const tweaks = Static?.SQUARESPACE_CONTEXT?.tweakJSON ?? {}
  return tweaks[name] ?? tweaks[name.replace(/^@/, '')] ?? tweaks[`@${name}`]
}
