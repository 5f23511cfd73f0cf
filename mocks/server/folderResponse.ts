import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { html } from '../site/html'
import { contentType, isPageName, isUnknown } from './contentType'
import { isHtml, startsLikePage } from './injectTag'
import { type PageView, pageResponse } from './pageResponse'
import { parseRange } from './range'
import { isHidden, type Resolved, resolveFile } from './resolveFile'
import { serverPage } from './serverPage'

/** Serves a folder: pages with the script tag, other files unchanged; null if the folder has no such file. */
export async function folderResponse(view: PageView, folder: string, range?: string): Promise<Response | null> {
  const found = await resolveFile(folder, view.url.pathname)
  if (found.kind === 'missing') return null
  if (found.kind === 'redirect')
    return new Response(null, { status: 302, headers: { Location: found.to + view.url.search } })
  if (found.kind === 'folder') return listing(view, found.path)
  const isPage = isPageName(found.path)
  if (!isPage && !isUnknown(found.path)) return fileResponse(found, range)
  const page = await readFile(found.path)
  if (isPage ? isHtml(page) : startsLikePage(page)) return pageResponse(view, page)
  if (!isPage) return fileResponse(found, range)
  view.options.onNotice?.(
    `${basename(found.path)} is named like a page but holds no HTML: sent as it is, without Skerry.`,
  )
  return fileResponse(found, range)
}

/** A file, or the requested range of it. */
export async function fileResponse(file: Resolved & { readonly kind: 'file' }, range?: string): Promise<Response> {
  const headers = { 'Content-Type': contentType(file.path), 'Cache-Control': 'no-store' }
  return partResponse(new Uint8Array(await readFile(file.path)), headers, range)
}

/** Bytes, or the requested range of them. */
export function partResponse(bytes: Uint8Array<ArrayBuffer>, own: Record<string, string>, range?: string): Response {
  const headers = { 'Accept-Ranges': 'bytes', ...own }
  const wanted = parseRange(range, bytes.length)
  if (wanted === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } })
  }
  if (wanted === null) return new Response(bytes, { headers })
  const part = bytes.slice(wanted.start, wanted.end + 1)
  const contentRange = `bytes ${wanted.start}-${wanted.end}/${bytes.length}`
  return new Response(part, { status: 206, headers: { ...headers, 'Content-Range': contentRange } })
}

async function listing(view: PageView, path: string): Promise<Response> {
  const entries = await readdir(path, { withFileTypes: true })
  const links = entries
    .filter(({ name }) => !isHidden(name))
    .filter((entry) => entry.isDirectory() || isPageName(entry.name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort()
    .map((name) => html`<li><a href="./${encodeURIComponent(name).replace('%2F', '/')}">${name}</a></li>`)
  return serverPage(view, { title: join(view.url.pathname), content: html`<ul>${links}</ul>` })
}
