import { format } from '../../language/format'
import { limits } from '../enumerations/limits'
import { messages } from '../messages'
import { isBlank } from '../text/isBlank'

/** What stands for `{tagType}` (A5, B5). */
export type TagType = 'tag' | 'category'

/** A new tag or category as it was checked: its name as it is kept, or why not and what to say. */
export type TagCheck =
  | { readonly isValid: true; readonly name: string }
  | { readonly isValid: false; readonly reason: 'empty'; readonly message: null }
  | { readonly isValid: false; readonly reason: 'too long' | 'exists'; readonly message: string }

const maxLength = { tag: limits.tagLength, category: limits.categoryLength } as const // A9, B9: 50 and 25

/**
 * Checks a new tag or category against its length, in UTF-16 units (A9, B9; docs/decisions.md#25), and the ones that
 * there are (A5 "This {tagType} already exists"). Blanks around and repeated within do not count, nor does case. For
 * one of which nothing is to be seen the specification has no words: it is not added. Takes any text, never throws.
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
 * What to say where somebody turns to a tag while another is being edited, or `null` where that is allowed (A5 "You may only
 * edit one {tagType} at a time"). `editing` is the one under way, `null` where there is none.
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
