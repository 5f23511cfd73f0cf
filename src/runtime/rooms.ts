import { removeAnnouncementRoom } from './announcementRoom'
import { removeTextRooms } from './textRoom'

/** Releases the height reserved for scaled text and the announcement. Call it when no code will draw them. */
export function removeRooms(): void {
  removeTextRooms()
  removeAnnouncementRoom()
}
