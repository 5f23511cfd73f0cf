import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A project that has installed what `npm pack` makes of this one. */
export interface Consumer {
  readonly folder: string
  readonly remove: () => void
}

/** Makes such a project in a folder of its own, far from this one's packages. */
export function installPacked(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-consumer-'))
  const [{ filename }] = npm('pack', '--json', '--ignore-scripts', '--pack-destination', folder)
  const installed = join(folder, 'node_modules/skerry')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1'])
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** The files that would be published. */
export function packedFiles(): readonly string[] {
  const [{ files }] = npm('pack', '--dry-run', '--json', '--ignore-scripts')
  return files.map(({ path }) => path)
}

type Packed = readonly [{ readonly filename: string; readonly files: readonly { readonly path: string }[] }]

function npm(...args: string[]): Packed {
  return JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}
