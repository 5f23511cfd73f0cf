import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFileType, isSupportedFile } from '../../../src/model/file/fileType'
import { anyText, hugeTexts } from '../../support/vectors'

/** Files as a browser hands them on. */
const files = {
  jpg: { name: 'photo.jpg', type: 'image/jpeg' },
  upper: { name: 'PHOTO.JPG', type: 'IMAGE/JPEG' },
  png: { name: 'logo.png', type: 'image/png' },
  svg: { name: 'logo.svg', type: 'image/svg+xml' },
  webp: { name: 'logo.v2.webp', type: 'image/webp' },
  pdf: { name: 'menu.pdf', type: 'application/pdf' },
  txt: { name: 'notes.txt', type: 'text/plain;charset=utf-8' },
  csv: { name: 'list.csv', type: 'text/csv' },
  mp3: { name: 'song.mp3', type: 'audio/mpeg' },
  mp4: { name: 'film.mp4', type: 'video/mp4' },
  zip: { name: 'all.tar.gz', type: 'application/gzip' },
  unknown: { name: 'data.xyz', type: '' },
  bare: { name: 'README', type: '' },
  disguised: { name: 'photo.jpg.exe', type: 'application/x-msdownload' },
  hebrew: { name: 'שלום.jpg', type: '' },
  lookalike: { name: 'photo_jpg', type: 'images/jpeg' },
  emoji: { name: '😀.png', type: '' },
} as const

type FileName = keyof typeof files

/** What each list takes, by the names above; every other file is refused. */
const lists: readonly (readonly [accept: string, taken: string])[] = [
  ['.jpg', 'jpg upper hebrew'],
  ['.JPG', 'jpg upper hebrew'],
  [' .jpg ', 'jpg upper hebrew'],
  ['.png', 'png emoji'],
  ['.jpg,.png', 'jpg upper hebrew png emoji'],
  ['.jpg, .png', 'jpg upper hebrew png emoji'],
  [',.jpg,,', 'jpg upper hebrew'],
  ['.jpeg', ''],
  ['.gz', 'zip'],
  ['.tar.gz', 'zip'],
  ['.exe', 'disguised'],
  ['.xyz', 'unknown'],
  ['image/*', 'jpg upper png svg webp'],
  ['IMAGE/*', 'jpg upper png svg webp'],
  ['image/jpeg', 'jpg upper'],
  ['Image/JPEG', 'jpg upper'],
  ['image/svg+xml', 'svg'],
  ['image/svg', ''],
  ['image', ''],
  ['image/', ''],
  ['text/*', 'txt csv'],
  ['text/plain', 'txt'],
  ['audio/*', 'mp3'],
  ['video/*', 'mp4'],
  ['audio/*,video/*', 'mp3 mp4'],
  ['application/*', 'pdf zip disguised'],
  ['application/pdf,.csv', 'pdf csv'],
  ['image/*,.pdf', 'jpg upper png svg webp pdf'],
  ['image/*,.hebrew,.jpg', 'jpg upper hebrew png svg webp'],
  ['jpg', ''],
  ['README', ''],
  ['font/*', ''],
  ['*.jpg', ''],
  ['.*', ''],
]

const every = Object.keys(files) as FileName[]
const everything = ['', ' ', ',', ' , , ', '*', '*/*', '.jpg,*/*', '* ']

const verdicts = [
  ...lists.flatMap(([accept, taken]) => every.map((name) => [accept, name, taken.split(' ').includes(name)] as const)),
  ...everything.flatMap((accept) => every.map((name) => [accept, name, true] as const)),
]

describe('file types (A5, B8)', () => {
  it('are tested with more than 600 pairs of a list and a file', () => {
    expect(verdicts.length).toBeGreaterThan(600)
  })

  it('are supported by extension, type or type family', () => {
    expect(verdicts.map(([accept, name]) => [accept, name, isSupportedFile(files[name], accept)])).toEqual(verdicts)
  })

  it('are rejected with the specification’s message', () => {
    expect(checkFileType(files.pdf, 'image/*', 'image')).toBe(
      'The file menu.pdf does not appear to be a supported image file.',
    )
    expect(checkFileType(files.pdf, 'image/*')).toBe('The file menu.pdf does not appear to be a supported file.')
    expect(checkFileType(files.jpg, 'image/*', 'image')).toBeNull()
  })

  it('are rejected with the exact name of any file', () => {
    const around = ['The file ', ' does not appear to be a supported image file.']
    const refuse = (name: string) => checkFileType({ name, type: '' }, 'image/png', 'image')
    fc.assert(
      fc.property(anyText, (name) => {
        expect(refuse(name)).toBe(around.join(name))
      }),
    )
    for (const name of hugeTexts) expect(refuse(name)).toBe(around.join(name))
  })

  it('stay supported if the list becomes longer', () => {
    fc.assert(
      fc.property(fc.record({ name: anyText, type: anyText }), anyText, anyText, (file, accept, more) => {
        const isListed = accept.split(',').some((one) => one.trim() !== '')
        if (isListed && isSupportedFile(file, accept)) expect(isSupportedFile(file, `${accept},${more}`)).toBe(true)
      }),
    )
  })

  it('are supported if the list names their extension, type or type family', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('.jpg', '.pdf', '.tar.gz', '.日本'), (name, ending) => {
        expect(isSupportedFile({ name: name + ending, type: '' }, ending)).toBe(true)
        expect(isSupportedFile({ name, type: 'image/png' }, 'image/png')).toBe(true)
        expect(isSupportedFile({ name, type: 'image/png' }, 'image/*')).toBe(true)
      }),
    )
  })

  it('are handled for names and lists of 100,000 characters and more', () => {
    for (const text of hugeTexts) {
      expect(typeof isSupportedFile({ name: text, type: text }, text)).toBe('boolean')
    }
  })
})
