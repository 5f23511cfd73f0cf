import { roomAttribute } from './announcementRoom'

/** The class of the bar, and the prefix of its parts' classes. */
export const barClass = 'sqs-announcement-bar'

/** The template's place for the bar, otherwise the body. */
export function announcementPlace(): Element {
  return document.querySelector(`.${barClass}-dropzone`) ?? document.body
}

/** Whether the page has a bar. An element that only reserves its height does not count. */
export function hasAnnouncementBar(): boolean {
  return document.querySelector(`.${barClass}:not([${roomAttribute}])`) !== null
}
