// What the entry does not carry for every page: the blocks that page settings ask for, and the files of all that comes
// after the first blocks. The build makes a small chunk of it that nothing else imports.
export { pageBlocks } from '../blocks/pageBlocks'

declare const __CHUNKS__: string

/** Further files for `addChunks`; empty in a bundle of one file, and in tests. */
export const chunks = typeof __CHUNKS__ === 'string' ? __CHUNKS__ : ''
