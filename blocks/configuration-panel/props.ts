export interface ConfigurationPanelProps {
  readonly frame: HTMLIFrameElement
  /** The URL of the page that the owner came from. */
  readonly frameUrl: string
  readonly guide: HTMLElement | null
  /** Whether the preview opens in full screen. */
  readonly isExpanded: boolean
}
