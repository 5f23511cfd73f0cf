import type { ClipboardEvent } from 'react'

/**
 * Divides a phone number that is pasted into the first of several inputs among all of them, by the number of digits of
 * each; the last takes the rest. Text that fits the first input, or starts with `+`, is pasted as it is.
 */
export function dividePasted(event: ClipboardEvent<HTMLInputElement>, lengths: readonly number[]): void {
  const first = event.currentTarget
  const boxes = [
    ...(first.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[class*="phone-part-"] input') ?? []),
  ]
  const text = event.clipboardData.getData('text').trim()
  const digits = text.replace(/\D/g, '')
  const [length = 0] = lengths
  if (text.startsWith('+') || length === 0 || digits.length <= length || boxes.length < 2) return
  event.preventDefault()
  let from = 0
  for (const [index, box] of boxes.entries()) {
    const to = index === boxes.length - 1 ? digits.length : from + (lengths[index] ?? 0)
    box.value = digits.slice(from, to)
    from = to
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  boxes.at(-1)?.focus()
}
