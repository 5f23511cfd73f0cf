/** What the tests use of Globalize, which brings no types. */
declare module 'globalize' {
  interface NumberOptions {
    readonly style?: 'decimal' | 'percent'
    readonly raw?: string
  }
  export default class Globalize {
    static load(data: object): void
    static loadMessages(messages: object): void
    constructor(locale: string)
    messageFormatter(path: string): (values: object) => string
    numberParser(options?: NumberOptions): (text: string) => number
    pluralGenerator(options?: { readonly type: 'cardinal' | 'ordinal' }): (count: number) => string
  }
}
