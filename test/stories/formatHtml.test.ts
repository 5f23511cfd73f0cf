import { describe, expect, it } from 'vitest'
import { formatHtml } from '../../stories/support/formatHtml'

describe('formatted markup', () => {
  it('has one indented element per line, and keeps short ones on one line', () => {
    const html = `<div class="sqs-block"
      data-block-type="69"><ul><li>
      <button>When does the <b>ferry</b> leave?</button><div hidden><p>At noon &amp; at six.</p></div></li></ul></div>`
    expect(formatHtml(html)).toBe(`<div class="sqs-block" data-block-type="69">
  <ul>
    <li>
      <button>When does the <b>ferry</b> leave?</button>
      <div hidden>
        <p>At noon &amp; at six.</p>
      </div>
    </li>
  </ul>
</div>`)
  })

  it('quotes JSON with apostrophes, keeps scripts, and contains no inline images', () => {
    const imageUrl = `data:image/svg+xml,${'x'.repeat(80)}`
    const html = `<div data-block-json="{&quot;design&quot;:&quot;grid&quot;}"><img src="${imageUrl}" alt="" data-stretch><script type="application/json">{"a":1}</script></div>`
    expect(formatHtml(html)).toBe(`<div data-block-json='{"design":"grid"}'>
  <img src="image.jpg" alt="" data-stretch="">
  <script type="application/json">{"a":1}</script>
</div>`)
  })

  it('includes the content of a template', () => {
    const html = '<template><div class="sqs-slide"><p>Seal count</p></div></template>'
    expect(formatHtml(html)).toBe(`<template>
  <div class="sqs-slide">
    <p>Seal count</p>
  </div>
</template>`)
  })

  it('breaks no line within text, where a browser would show a space', () => {
    const text = `${'Every evening at half past four the lamp is wound by '.repeat(2)}<a href="/keeper">the<b> keeper</b></a>.`
    expect(formatHtml(`<p>\n  ${text}\n</p>`)).toBe(`<p>\n  ${text}\n</p>`)
  })

  it('means the same to a browser', () => {
    const html = `<p>One <a href="?a=1&amp;b=2">two</a>&lt;3</p><input value='"' required><textarea>a
 b</textarea>`
    const read = (text: string) =>
      new DOMParser().parseFromString(text, 'text/html').body.innerHTML.replace(/>\n</g, '><')
    expect(read(formatHtml(html))).toBe(read(html))
  })
})
