import { type Html, html, raw } from '../html'
import type { Visit } from '../Visit'

/** Code that a page runs, and displays for reading and copying. */
export function runningCode(code: string, visit: Visit): Html {
  return html`<script type="module"${visit.nonce && html` nonce="${visit.nonce}"`}>${raw(code)}</script>
            <details class="markup"><summary>Code</summary><pre tabindex="0"><code>${code}</code></pre></details>`
}
