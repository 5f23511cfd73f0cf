// Happy-dom has no `reportError`. As in a browser, an error that nobody expects must be noticed.
globalThis.reportError ??= (error) => {
  queueMicrotask(() => {
    throw error
  })
}
