interface ProblemProps {
  /** For the `aria-describedby` of its field. */
  readonly id?: string
  /** Nothing is shown without a text. */
  readonly text: string | undefined
}

/** Why something failed, announced at once. */
export function Problem({ id, text }: ProblemProps) {
  if (!text) return null
  return (
    <p id={id} className="skerry-cart-problem" role="alert">
      {text}
    </p>
  )
}
