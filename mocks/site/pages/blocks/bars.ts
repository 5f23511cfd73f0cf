import { html } from '../../html'
import type { BlockPage } from './BlockPage'

/** The page of the announcement bar. No other page of the site has one. */
export const announcementBar: BlockPage = {
  name: 'announcement-bar',
  title: 'Announcement bar',
  summary: 'What the owner announces above the page, until the visitor closes it.',
  blocks: ['announcement-bar'],
  settings: {
    announcementBarSettings: {
      style: 2,
      text: '<p>The ferry is cancelled on Sunday. <a href="/contact">Ask the keeper</a> for a boat.</p>',
      clickthroughUrl: { url: '/island', newWindow: false },
    },
  },
  tries: [
    'Click anywhere on the bar: it leads to the page about the island. The link in its text leads to the keeper.',
    'Close the bar and reload the page: it stays closed. Its words are new again when their content changes.',
    html`Close the bar <a href="/blocks/announcement-bar?cookies=restrictive">under a restrictive cookie policy</a> and reload: it stays closed. In a new tab it is back, because nothing is stored beyond the tab before consent.`,
    'With the keyboard: Tab reaches the bar’s link, the link in the text, and the button; after closing, the focus is on what follows.',
  ],
  examples: () => [
    {
      title: 'Above the page',
      content: html`<p>The settings of this page ask for an announcement bar. It is at the top of the window.</p>`,
    },
  ],
}

const daily = { text: '10am to 5pm', ranges: [{ from: 600, to: 1020 }] }
const late = { text: '', ranges: [{ from: 1080, to: 60 }] } // until one in the morning
const closed = { text: '', ranges: [{}] }

/** The page of the mobile information bar. No other page of the site has one. */
export const mobileInformationBar: BlockPage = {
  name: 'mobile-information-bar',
  title: 'Mobile information bar',
  summary: 'How to reach the owner, at the bottom of windows up to 1024 pixels wide.',
  blocks: ['mobile-information-bar'],
  settings: {
    mobileInfoBarSettings: {
      style: 2,
      isContactEmailEnabled: true,
      isContactPhoneNumberEnabled: true,
      isLocationEnabled: true,
      isBusinessHoursEnabled: true,
    },
    contactEmail: 'keeper@skerry.example',
    contactPhoneNumber: '+44 (0)1632 960 123',
    businessHours: {
      monday: closed,
      tuesday: daily,
      wednesday: daily,
      thursday: daily,
      friday: { text: '', ranges: [...daily.ranges, ...late.ranges] },
      saturday: late,
      sunday: { text: 'By appointment', ranges: [{}] },
    },
  },
  tries: [
    'Make the window narrower than 1025 pixels: the bar appears. Wider again: it goes, and so does its room.',
    'Open the hours: today is marked, and the first line says whether the keeper is in. Escape closes them, and a click elsewhere does.',
    'Scroll to the end: the footer is above the bar. Go through the page with Tab: nothing that has the focus is behind it.',
    'Print the page: the bar is not on the paper.',
  ],
  examples: () => [
    {
      title: 'Below the page',
      content: html`<p>The settings of this page ask for all four entries. They are at the bottom of phones and tablets.</p>`,
    },
  ],
}
