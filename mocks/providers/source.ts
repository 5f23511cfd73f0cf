/** The source of a script that calls a self-contained function with a JSON value. */
export function scriptOf<Value>(serve: (value: Value) => void, value: Value): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  // Some compilers insert calls to a helper `__name`, which the page does not have.
  return `(() => { const __name = (named) => named; (${serve})(${json}) })()`
}
