import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** What a pathname resolves to in a folder. */
export type Resolved =
  | { readonly kind: 'file'; readonly path: string; readonly size: number }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }

const missing: Resolved = { kind: 'missing' }

/**
 * Resolves a pathname to the file itself, a folder's `index.html`, or the file with `.html` added. Never leaves the
 * folder, neither through `..` nor through a symbolic link.
 */
export async function resolveFile(folder: string, pathname: string): Promise<Resolved> {
  const name = decoded(pathname)
  if (name === null) return missing
  const root = await realpath(folder)
  const path = join(root, name)
  const found = await within(root, path)
  if (found?.isDirectory) return resolveFolder(root, found.path, pathname)
  if (found) return { kind: 'file', path: found.path, size: found.size }
  const page = path.endsWith(sep) ? null : await within(root, `${path}.html`)
  return page && !page.isDirectory ? { kind: 'file', path: page.path, size: page.size } : missing
}

async function resolveFolder(root: string, path: string, pathname: string): Promise<Resolved> {
  // Relative URLs in the page need the trailing slash. Exactly one leading slash, so that it never names another host.
  if (!pathname.endsWith('/')) return { kind: 'redirect', to: `/${pathname.replace(/^[/\\]+/, '')}/` }
  const index = (await within(root, join(path, 'index.html'))) ?? (await within(root, join(path, 'index.htm')))
  return index && !index.isDirectory ? { kind: 'file', path: index.path, size: index.size } : { kind: 'folder', path }
}

async function within(root: string, path: string) {
  try {
    const real = await realpath(path)
    if (real !== root && !real.startsWith(root.endsWith(sep) ? root : root + sep)) return null
    const about = await stat(real)
    if (!about.isDirectory() && !about.isFile()) return null
    return { path: real, isDirectory: about.isDirectory(), size: about.size }
  } catch {
    return null // it does not exist or cannot be read
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
