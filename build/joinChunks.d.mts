/** The properties of a Rollup output chunk that the functions below read. */
interface Chunk {
  readonly name: string
  readonly fileName: string
  readonly imports: readonly string[]
}

interface Chunks {
  readonly [fileName: string]: Chunk
}

export function inOrder<Own extends Chunk>(chunk: Own, chunks: Chunks): Own[]

export function neededFirst<Own extends Chunk>(listed: readonly Own[], chunks: Chunks): Own[]

export function joinChunks(isListed: (name: string) => boolean): import('rollup').Plugin
