/** Bubbles from a part of the page that is put away with what plays in it; players in it go back to their overlay. */
export const putAwayEvent = 'skerry:put-away'

/** Stops every video and sound inside an element that is about to be hidden: those of the browser, and by an event players of others. */
export function stopMedia(root: Element): void {
  for (const media of root.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
  root.dispatchEvent(new CustomEvent(putAwayEvent, { bubbles: true }))
}
