import { removeAnnouncementRoom } from './announcementRoom'
import { removeTextRooms } from './textRoom'

/** Gives back the height that is reserved for what other code draws. Call it when nothing will. */
export function removeRooms(): void {
  removeTextRooms()
  removeAnnouncementRoom()
}
