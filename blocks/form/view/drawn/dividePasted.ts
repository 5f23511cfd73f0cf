import type { ClipboardEvent } from 'react'

/**
 * Divides a phone number that is pasted into the first of several inputs among all of them, by the number of digits of
 * each, without the 1 that US numbers may begin with. Text that fits the first input, starts with `+` or has too many
 * digits is pasted as it is.
 */
export function dividePasted(event: ClipboardEvent<HTMLInputElement>, lengths: readonly number[]): void {
  const first = event.currentTarget
  const boxes = [
    ...(first.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[class*="phone-part-"] input') ?? []),
  ]
  const text = event.clipboardData.getData('text').trim()
  const digits = digitsOf(text, lengths)
  const [length = 0] = lengths
  if (text.startsWith('+') || length === 0 || digits.length <= length || boxes.length < 2) return
  event.preventDefault()
  let from = 0
  boxes.forEach((box, index) => {
    const to = index === boxes.length - 1 ? digits.length : from + (lengths[index] ?? 0)
    box.value = digits.slice(from, to)
    from = to
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  boxes.at(-1)?.focus()
}

/** The digits to divide; empty if they are too many. */
function digitsOf(text: string, lengths: readonly number[]): string {
  const digits = text.replace(/\D/g, '')
  // A part without a length takes any number of digits.
  const most = lengths.includes(0) ? Number.POSITIVE_INFINITY : lengths.reduce((sum, length) => sum + length, 0)
  if (digits.length <= most) return digits
  return digits.length === most + 1 && digits.startsWith('1') ? digits.slice(1) : ''
}
