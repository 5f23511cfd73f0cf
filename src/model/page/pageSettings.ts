import type { Page } from './page'

/** Whether pages accept comments, and where they are stored (B3 Page context). */
export interface CommentSettings {
  readonly commentsEnabled: boolean
  /** The host of the comment counter; empty if the site stores its comments itself. */
  readonly disqusShortname: string
}

/** Reads whether pages accept comments, and where they are stored. */
export function commentSettings({ websiteSettings }: Pick<Page, 'websiteSettings'>): CommentSettings {
  return {
    commentsEnabled: websiteSettings.commentsEnabled === true,
    disqusShortname: text(websiteSettings.disqusShortname),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
