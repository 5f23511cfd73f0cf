/** What the Escape key does on this page. */
export interface OwnerShortcutsProps {
  /** Whether Escape opens the panel: for accounts, and for everyone on sites where it leads to the login. */
  readonly opensPanel: boolean
  /** Whether Shift+Escape logs the account out. */
  readonly logsOut: boolean
  /** Whether the page confirms a logout. */
  readonly hasLoggedOut: boolean
}
