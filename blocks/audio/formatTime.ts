/** Formats seconds as a time: `0:07`, `3:07`, `1:03:07`. */
export function formatTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const parts = [Math.floor(seconds % 60)]
  parts.unshift(minutes % 60)
  if (minutes >= 60) parts.unshift(Math.floor(minutes / 60))
  return parts.map((part, index) => (index ? `${part}`.padStart(2, '0') : part)).join(':')
}
