/** The position of the focus among the tabs. */
export interface TabFocus {
  readonly from: number
  readonly count: number
  readonly isRtl: boolean
}

/** The tab that a key moves the focus to, with wraparound; `null` for any other key. */
export function tabForKey(key: string, { from, count, isRtl }: TabFocus): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1
  return (from + step + count) % count
}
