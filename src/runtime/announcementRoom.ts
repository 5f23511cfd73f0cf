/** Marks the element that reserves the height of an announcement. */
export const roomAttribute = 'data-skerry-room'

/** The element that `reserveAnnouncementRoom` added. */
export function findAnnouncementRoom(): Element | null {
  return document.querySelector(`[${roomAttribute}]`)
}

/** Removes the room, if there is one: the bar takes its place, or there is nothing to announce. */
export function removeAnnouncementRoom(): void {
  findAnnouncementRoom()?.remove()
}
