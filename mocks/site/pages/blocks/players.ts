import { type Html, html } from '../../html'
import { albumBlock, audioBlock, playlistBlock } from '../../markup/audio'
import { imageUrl, responsiveImage } from '../../markup/responsiveImage'
import { type EmbeddedVideo, nativeVideoBlock, videoBackgroundSection, videoBlock } from '../../markup/video'
import type { BlockPage } from './BlockPage'

const mediaFailures = ['slowMedia', 'missingMedia', 'mediaHang', 'hostileMedia'] as const
const bellBuoy = { url: '/media/bell-buoy.wav', title: 'Bell buoy, from the boat' }

/** One video in four boxes of the same size. */
const modes: readonly (readonly [caption: string, options: Pick<EmbeddedVideo, 'mode' | 'size'>])[] = [
  ['No mode: as large as its box', {}],
  ['none: 240 by 135 pixels', { mode: 'none', size: [240, 135] }],
  ['fit: as large as the box allows', { mode: 'fit' }],
  ['fill: cropped to the box', { mode: 'fill' }],
]

const modeExamples = (): Html =>
  html`<div class="video-modes">${modes.map(([title, options], index) =>
    videoBlock(`x81${index}`, {
      provider: 'YouTube',
      src: '/embed/youtube/lighthouse-night',
      title,
      scene: 'lighthouse-night',
      ...options,
    }),
  )}</div>`

/** The page of videos. */
export const video: BlockPage = {
  name: 'video',
  title: 'Video',
  summary: 'Videos from four hosts behind an overlay, and one that the site hosts itself.',
  blocks: ['video'],
  tries: [
    'Open the network panel: nothing is requested from a video’s host before you click.',
    'Play one, then another: the first returns to its overlay, and later resumes where it stopped.',
    'Use Tab and Enter: the focus moves into the player.',
    'The players are stand-ins, so this works without a network.',
    'Turn on reduced motion in your system: the silent video no longer starts by itself.',
    'Play the video that the site hosts: the others stop too.',
    'Play the four videos in square boxes, and compare how the player fills its box.',
    'Scroll to the moving background: it moves only while it is visible, and its button pauses it.',
    'Choose missingMedia or hostileMedia: the site’s own videos say that they could not be loaded. Of the background, the image stays.',
  ],
  scenarios: mediaFailures,
  examples: () => [
    {
      title: 'YouTube, with a poster image',
      note: 'Can be controlled by messages, so it keeps its position while another plays.',
      content: videoBlock('x801', {
        provider: 'YouTube',
        src: '/embed/youtube/lighthouse-night',
        title: 'The light, in a south-westerly',
        scene: 'lighthouse-night',
      }),
    },
    {
      title: 'Vimeo, with a poster image',
      content: videoBlock('x802', {
        provider: 'Vimeo',
        src: '/embed/vimeo/ferry-crossing',
        title: 'The first boat',
        scene: 'ferry-crossing',
      }),
    },
    {
      title: 'Wistia',
      note: 'Has no poster image and cannot be controlled, so it starts over when you come back.',
      content: videoBlock('x803', { provider: 'wistia', src: '/embed/wistia/loaves', title: 'How a loaf is shaped' }),
    },
    {
      title: 'Animoto',
      content: videoBlock('x804', {
        provider: 'animoto',
        src: '/embed/animoto/tide-pools',
        title: 'Low water',
        scene: 'tide-pools',
      }),
    },
    {
      title: 'Hosted by the site',
      note: 'With controls and a poster image.',
      content: nativeVideoBlock('x805', {
        file: '/media/the-light.webm',
        title: 'The light turning',
        poster: imageUrl('ferry-crossing', '1000w'),
      }),
    },
    {
      title: 'Silent autoplay',
      note: 'Muted and looping, with a pause button as its only control. It pauses off screen.',
      content: nativeVideoBlock('x806', {
        file: '/media/the-light.webm',
        title: 'The light turning, in a loop',
        settings: { muted: true, autoPlay: true, loop: true, controls: false },
      }),
    },
    {
      title: 'Modes of the player',
      note: html`The mode is in <code>data-mode</code>, and the player’s own size in its embed code.`,
      content: modeExamples(),
    },
    {
      title: 'Behind a section',
      note: 'A file of the site, at half its speed. An image stands in for it under reduced motion.',
      content: videoBackgroundSection(
        '/media/the-light.webm',
        'lighthouse-night',
        html`<h3>The lamp is lit</h3><p>Two flashes every twelve seconds, seen from nineteen miles.</p>`,
      ),
    },
    {
      title: 'A missing file',
      content: nativeVideoBlock('x807', { file: '/media/lost.webm', title: 'A lost film' }),
    },
  ],
}

/** The page of sounds. */
export const audio: BlockPage = {
  name: 'audio',
  title: 'Audio and album',
  summary: 'Single sounds, and an album that moves on to the next track by itself.',
  blocks: ['audio', 'video'],
  tries: [
    'Open the network panel: no sound is requested before you play it.',
    'Play one, then another, then the video: only one is heard at a time.',
    'Set the position by touch, with the arrow keys, or with Home and End. If the length is known, this works before the first play too.',
    'Let a track of the album end: the next one starts, and its line is marked.',
    'Click the title of a track to play it. With Ctrl, its file opens.',
    'The last but one is a file that is not a sound: it says so. The last has no sound yet.',
    'Choose mediaHang: you can pause a sound that never loads, and play another.',
    'Turn off JavaScript: every sound is a link.',
  ],
  scenarios: mediaFailures,
  examples: () => [
    {
      title: 'Title, author and length known',
      content: audioBlock('x1001', { ...bellBuoy, author: 'The harbour office', seconds: 12 }),
    },
    {
      title: 'With a download, length unknown',
      content: audioBlock('x1002', { url: '/media/low-water.wav', title: 'Low water' }, { hasDownload: true }),
    },
    {
      title: 'The older look, light and dark',
      content: html`${audioBlock('x1003', { ...bellBuoy, author: 'The harbour office', seconds: 12 }, { design: 'legacy' })}<br>${audioBlock('x1004', { ...bellBuoy, seconds: 12 }, { design: 'legacy', theme: 'dark', hasDownload: true })}`,
    },
    {
      title: 'An album',
      content: albumBlock('x1005', 'Sounds of the slip', 'The harbour office', [
        bellBuoy,
        { url: '/media/the-slip.wav', title: 'The slip at six' },
        { url: '/media/kittiwake-engine.wav', title: 'Kittiwake, slow ahead' },
        { url: '/media/low-water.wav', title: 'Low water' },
      ]),
    },
    {
      title: 'A playlist of an older template',
      note: 'The button on its cover plays and pauses too.',
      content: playlistBlock('x1009', 'Sounds of the house', responsiveImage('tea-at-the-window', { sizes: '12rem' }), [
        { url: '/media/low-water.wav', title: 'Low water' },
        { url: '/media/the-slip.wav', title: 'The slip at six' },
      ]),
    },
    {
      title: 'A video beside them',
      content: nativeVideoBlock('x1006', { file: '/media/the-light.webm', title: 'The light turning' }),
    },
    {
      title: 'A file that is not a sound',
      note: 'Says so when you play it, and links to the file.',
      content: audioBlock('x1007', { url: '/favicon.svg', title: 'A lost sound' }),
    },
    {
      title: 'A block without a sound',
      note: 'Stays as the server sent it.',
      content: audioBlock('x1008', { url: '', title: 'Nothing to hear' }),
    },
  ],
}
