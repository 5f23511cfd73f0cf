interface ProblemProps {
  /** For the `aria-describedby` of its field. */
  readonly id?: string
  /** Nothing is shown without it. */
  readonly text: string | undefined
}

/** Why something was not done, read out at once. */
export function Problem({ id, text }: ProblemProps) {
  if (!text) return null
  return (
    <p id={id} className="skerry-cart-problem" role="alert">
      {text}
    </p>
  )
}
