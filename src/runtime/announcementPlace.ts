import { roomAttribute } from './announcementRoom'

/** The class of the bar, and what the classes of its parts begin with. */
export const barClass = 'sqs-announcement-bar'

/** The template's place for the bar, or else the body. */
export function announcementPlace(): Element {
  return document.querySelector(`.${barClass}-dropzone`) ?? document.body
}

/** Whether the page has a bar. The room for one is none. */
export function hasAnnouncementBar(): boolean {
  return document.querySelector(`.${barClass}:not([${roomAttribute}])`) !== null
}
