import { highlightShapes } from '../../model/text/highlight'
import { isRecord, tryParseJson } from '../../model/text/json'
import type { Mistake } from './BlockOptions'
import { jsonProblem } from './checkValue'
import { texts } from './messages'
import { hint } from './suggest'
import { within } from './within'

const name = 'TextAttributes-props'

/** Finds highlights of text that are not JSON, or have an unknown shape, and so are not drawn. */
export function checkHighlights(root: Document | Element): readonly Mistake[] {
  return within(root, `script.${name}`).flatMap((element) => {
    const text = element.textContent ?? ''
    const problem = jsonProblem(name, text)
    if (problem !== null) return [{ element, message: problem }]
    const entries = tryParseJson(text)
    return (Array.isArray(entries) ? entries.filter(isRecord) : []).flatMap(({ shape }) => {
      if (shape === undefined || highlightShapes.some((one) => one === shape)) return []
      return [
        { element, message: texts.inJson(name, texts.invalid('shape', shape, hint(String(shape), highlightShapes))) },
      ]
    })
  })
}
