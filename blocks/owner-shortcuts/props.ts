/** What the Escape key does on this page. */
export interface OwnerShortcutsProps {
  /** Escape opens the panel: for accounts, and for everyone on sites where it leads to the login. */
  readonly opensPanel: boolean
  /** Shift+Escape logs the account out. */
  readonly logsOut: boolean
  /** The page confirms a logout. */
  readonly hasLoggedOut: boolean
}
