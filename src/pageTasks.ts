// Started when the page is idle for the first time: its own tasks, and the blocks that its settings require.
export { pageBlocks } from '../blocks/pageBlocks'
export { initialisePage as startPage } from './page/initialisePage'
