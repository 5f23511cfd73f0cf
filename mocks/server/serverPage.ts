import { type Html, html } from '../site/html'
import { type PageView, pageHeaders } from './pageResponse'

interface ServerPage {
  readonly title: string
  readonly content?: Html
  readonly status?: number
}

/** A page of the mock server itself: a heading, content, and links to the start page and the mock backend. */
export function serverPage(view: PageView, { title, content, status = 200 }: ServerPage): Response {
  const headers = pageHeaders(view)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const body = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
${content}
<p><a href="/">Start page</a> · <a href="/__mock/">Mock backend</a></p>
</html>
`
  return new Response(body.text, { status, headers })
}
