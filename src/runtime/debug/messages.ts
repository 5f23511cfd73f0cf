/** The texts of the report of `data-debug`. Plain functions, because they stay English and no other page loads them. */
export const texts = {
  heading: (version: string, summary: string, pageType: string): string =>
    `Skerry ${version}: ${summary} Page type: ${pageType}.`,
  found: (count: number): string => `${count} ${count === 1 ? 'block' : 'blocks'} found`,
  allKnown: 'Skerry: every option on this page is known.',
  mistake: (message: string): string => `Skerry: ${message}`,

  // What a block waits for.
  whenMatching: (media: string): string => `Mounts when the page matches ${media}.`,
  whenVisible: 'Mounts when it is within 200 px of the screen.',
  whenUsed: 'Mounts at the first interaction.',
  soon: 'Mounts in a moment.',

  // Where a mistake is.
  inBlock: (name: string, message: string): string => `Block "${name}": ${message}`,
  inJson: (name: string, message: string): string => `in ${name}, ${message}`,
  inTag: (message: string): string => `The script tag: ${message}`,
  inStart: (message: string): string => `Skerry.start: ${message}`,

  // What the mistake is. A `hint` begins with a space.
  skipped: (needs: string): string => `was skipped. It needs ${needs}.`,
  unknownType: (type: string, hint: string): string => `Unknown block type "${type}".${hint}`,
  unmarked: (name: string): string => `${name} also needs the class sqs-block.`,
  unknownAttribute: (name: string, hint: string): string => `unknown attribute ${name}.${hint}`,
  unknownKey: (key: string, hint: string): string => `unknown key "${key}".${hint}`,
  unknownOption: (name: string, hint: string): string => `unknown option ${name}.${hint}`,
  invalid: (name: string, value: unknown, hint: string): string => `${name} is ${JSON.stringify(value)}.${hint}`,
  notJson: (name: string, problem: string): string => `${name} is not JSON: ${problem}`,

  // Hints.
  meant: (name: string): string => ` Did you mean "${name}"?`,
  known: (names: readonly string[]): string => ` Known: ${names.join(', ')}.`,
  write: (name: string): string => ` Write ${name}.`,
  writeInJson: (key: string): string => ` Set ${key} in data-block-json.`,
  writeOrigin: ' Write an origin, such as "https://site.example".',
  writeLanguage: ' Write a language tag, such as "de-AT".',
  writeBoolean: ' Write "true" or "false".',
  writeNumber: ' It must be a number of at least 0.',
} as const
