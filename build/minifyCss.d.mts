/** Minifies a style sheet. Its selectors and declarations keep their meaning. */
export function minifyCss(file: string): string
