import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** What a pathname resolves to in a folder. */
export type Resolved =
  | { readonly kind: 'file'; readonly path: string; readonly size: number }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }

const missing: Resolved = { kind: 'missing' }

/** Whether a path has a name that begins with a dot, such as `.env`. Only `.well-known` is for visitors (RFC 8615). */
export function isHidden(path: string): boolean {
  return /(?:^|[/\\])\.(?!well-known(?:[/\\]|$))/.test(path)
}

/**
 * Resolves a pathname to the file itself, a folder's `index.html`, or the file with `.html` added, also if there is a
 * folder of that name without an index. Never leaves the folder, neither through `..` nor through a symbolic link, and
 * finds nothing hidden.
 */
export async function resolveFile(folder: string, pathname: string): Promise<Resolved> {
  const name = decoded(pathname)
  if (name === null || isHidden(name)) return missing
  const root = await realpath(folder)
  const path = join(root, name)
  const found = await within(root, path)
  if (found && !found.isDirectory) return fileOf(found)
  const index = found && (await indexOf(root, found.path))
  const page = index || path.endsWith(sep) ? null : await within(root, `${path}.html`)
  // A saved site may have blog.html next to the folder with the blog's posts.
  if (page && !page.isDirectory) return fileOf(page)
  if (!found) return missing
  // Relative URLs in the page need the trailing slash. Exactly one leading slash, so that it never names another host.
  if (!pathname.endsWith('/')) return { kind: 'redirect', to: `/${pathname.replace(/^[/\\]+/, '')}/` }
  return index ? fileOf(index) : { kind: 'folder', path: found.path }
}

function fileOf({ path, size }: Found): Resolved {
  return { kind: 'file', path, size }
}

/** The page of a folder; `null` if it has none. */
async function indexOf(root: string, path: string): Promise<Found | null> {
  const index = (await within(root, join(path, 'index.html'))) ?? (await within(root, join(path, 'index.htm')))
  return index?.isDirectory ? null : index
}

interface Found {
  readonly path: string
  readonly isDirectory: boolean
  readonly size: number
}

async function within(root: string, path: string): Promise<Found | null> {
  try {
    const real = await realpath(path)
    if (real !== root && !real.startsWith(root.endsWith(sep) ? root : root + sep)) return null
    const about = await stat(real)
    if (!about.isDirectory() && !about.isFile()) return null
    return { path: real, isDirectory: about.isDirectory(), size: about.size }
  } catch {
    return null // the file does not exist or cannot be read
  }
}

function decoded(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}
