import { useEffect, useRef } from 'react'
import { sanitiseHtml } from '../../../src/ui/html'

interface Props {
  readonly className: string
  readonly html: string
}

/** Renders HTML from a context, sanitised (docs/decisions.md#6). */
export function OwnerHtml({ className, html }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isWanted = true
    sanitiseHtml(html).then(
      (content) => {
        if (isWanted) box.current?.replaceChildren(content)
      },
      () => {}, // if the sanitiser fails to load, leave the text out; the form works without it
    )
    return () => {
      isWanted = false
    }
  }, [html])
  return <div ref={box} className={className} />
}
