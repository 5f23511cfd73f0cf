/** Marks the element that reserves the height of an announcement. */
export const roomAttribute = 'data-skerry-room'

/** The element that `reserveAnnouncementRoom` added. */
export function findAnnouncementRoom(): Element | null {
  return document.querySelector(`[${roomAttribute}]`)
}

/** Removes that element, if there is one. Call it when the bar takes its place, or if there is nothing to announce. */
export function removeAnnouncementRoom(): void {
  findAnnouncementRoom()?.remove()
}
