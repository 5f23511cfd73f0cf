/** A style sheet without what no browser reads, and otherwise as it is written. */
export function minifyCss(file: string): string
