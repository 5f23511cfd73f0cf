import { format } from '../../language/format'
import { limits } from '../enumerations/limits'
import { messages } from '../messages'
import { isBlank } from '../text/isBlank'

/** The value for `{tagType}` (A5, B5). */
export type TagType = 'tag' | 'category'

/** The result for a new tag or category: its normalised name, or the reason and the error message. */
export type TagCheck =
  | { readonly isValid: true; readonly name: string }
  | { readonly isValid: false; readonly reason: 'empty'; readonly message: null }
  | { readonly isValid: false; readonly reason: 'too long' | 'exists'; readonly message: string }

const maxLength = { tag: limits.tagLength, category: limits.categoryLength } as const // A9, B9: 50 and 25

/**
 * Validates a new tag or category: its length in UTF-16 units (A9, B9; docs/decisions.md#25), and whether it exists
 * already (A5 "This {tagType} already exists"). Surrounding and repeated spaces and case are ignored. A blank name is
 * invalid without a message, because the specification has none. Takes any text, never throws.
 */
export function checkTag(text: string, existing: readonly string[], tagType: TagType): TagCheck {
  const name = tagName(text)
  if (isBlank(name)) return { isValid: false, reason: 'empty', message: null }
  if (name.length > maxLength[tagType]) return { isValid: false, reason: 'too long', message: messages.tooLong }
  const key = name.toLowerCase()
  if (!existing.some((other) => tagName(other).toLowerCase() === key)) return { isValid: true, name }
  return { isValid: false, reason: 'exists', message: format(messages.tagExists, { tagType }) }
}

/**
 * The error message for editing a tag while another is being edited, or `null` if that is allowed (A5 "You may only
 * edit one {tagType} at a time"). `editing` is the tag that is being edited, `null` for none.
 */
export function checkTagEdit(editing: string | null, turnsTo: string, tagType: TagType): string | null {
  if (editing === null || editing === turnsTo) return null
  return format(messages.oneTagAtATime, { tagType })
}

function tagName(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}
