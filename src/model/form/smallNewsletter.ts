/** The width in pixels below which a newsletter is small (B9 Images), and its class in templates. */
export const smallNewsletter = [320, 'newsletter-form-has-small-container'] as const

/** The class without which templates hide a newsletter. */
export const renderedNewsletter = 'rendered'
