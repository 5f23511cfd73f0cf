// Messages for developers about arguments of the toolkit: plain text that the build inlines, not a catalogue.

/** A dialog of a kind that does not exist. */
export const unknownKind = (kind: unknown, kinds: readonly string[]): string =>
  `Skerry.dialog: there is no kind ${JSON.stringify(kind)}. Use ${kinds.join(', ')}.`

/** A tooltip for something that is no element, such as the result of a query that found nothing. */
export const noTarget = (target: unknown): string => `Skerry.tooltip needs an element, not ${target}.`
