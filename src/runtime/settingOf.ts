/** No number of pixels, slides or percent is larger. More columns or slides than this would freeze the page. */
export const largestSetting = 10_000

/**
 * A number in a block's settings (`data-block-json`, or `data-props` of a section); `undefined` if it is not there. For
 * what happens before a block's code loads: `key` is the end of the setting's name, or a pattern for it.
 */
export function settingOf({ dataset }: HTMLElement, key: string): number | undefined {
  const [, digits] = new RegExp(`${key}":\\s*"?([\\d.]+)`).exec(dataset.blockJson ?? dataset.props ?? '') ?? []
  return digits ? Math.min(Number(digits), largestSetting) : undefined
}
