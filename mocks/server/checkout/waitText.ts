/** Says how long a visitor has to wait after too many attempts. */
export function waitText(seconds: number): string {
  return `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
