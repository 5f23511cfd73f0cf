/**
 * A number in a block's settings (`data-block-json`, or `data-props` of a section), as text; `undefined` if it is not
 * there. For what happens before a block's code loads: `key` is the end of the setting's name, or a pattern for it.
 */
export function settingOf({ dataset }: HTMLElement, key: string): string | undefined {
  return new RegExp(`${key}":\\s*"?([\\d.]+)`).exec(dataset.blockJson ?? dataset.props ?? '')?.[1]
}
