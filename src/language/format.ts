/** The placeholder names of a message: `'{fileName}'` asks for `{ fileName }`. */
export type Placeholders<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/**
 * Fills the `{name}` placeholders of a message. A value that is missing does not compile; at run time an unknown
 * placeholder stays as it is. Values are text: whoever prints them prints text.
 */
export function format<Message extends string>(
  message: Message,
  ...[values]: [Placeholders<Message>] extends [never] ? [] : [Record<Placeholders<Message>, string | number>]
): string {
  const filled: { readonly [name: string]: string | number } = values ?? {}
  return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(filled, name) ? String(filled[name]) : whole,
  )
}
