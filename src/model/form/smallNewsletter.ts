/** Under how many pixels a newsletter is small (B9 Images), and the class by which templates know it. */
export const smallNewsletter = [320, 'newsletter-form-has-small-container'] as const

/** What templates hide a newsletter without. */
export const renderedNewsletter = 'rendered'
