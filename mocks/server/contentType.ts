import { extname } from 'node:path'

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

const unknown = 'application/octet-stream'

/** The content type of a file, from its extension. */
export function contentType(path: string): string {
  return types[extname(path).toLowerCase()] ?? unknown
}

/**
 * Whether a file's extension says nothing, as in saved sites, whose pages may be named `about` or `blog.html?page=2`.
 */
export function isUnknown(path: string): boolean {
  return contentType(path) === unknown
}

/** Whether a file has an HTML extension. */
export function isPageName(path: string): boolean {
  return contentType(path) === 'text/html'
}
