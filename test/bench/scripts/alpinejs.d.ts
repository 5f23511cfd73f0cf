// Alpine brings no types; this is all that is used of it.
declare module 'alpinejs' {
  const Alpine: { start(): void }
  export default Alpine
}
