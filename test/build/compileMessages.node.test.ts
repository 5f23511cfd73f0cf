import { rollup } from 'rollup'
import { describe, expect, it } from 'vitest'
import { compileMessages } from '../../build/compileMessages.mjs'

const catalogue = 'export const catalogue = (room, words) => words\n'
const seals = '{count, plural, one {# seal} other {# seals}}'
const compiledSeals = [['count', { one: [0, ' seal'], other: [0, ' seals'] }, 0]]

/** Builds one module at a path of the repository, and returns what it exports. */
async function build(path: string, code: string): Promise<{ readonly [name: string]: unknown }> {
  const module = { name: 'module', resolveId: (id: string) => id, load: () => code }
  const bundle = await rollup({ input: `/repository/${path}`, plugins: [module, compileMessages()] })
  const { output } = await bundle.generate({ format: 'es' })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

const messagesOf = async (words: string, path = 'blocks/menu/messages.ts') =>
  (await build(path, `${catalogue}export const messages = catalogue('menu', ${words})`)).messages

describe('the messages of a catalogue', () => {
  it('are compiled, even several in one module, and the code around them stays', async () => {
    const code = `${catalogue}const before = String('${seals}')
export const messages = catalogue('menu', { plain: 'Open', named: 'Open {name}', seals: '${seals}', quoted: "It''s {n}" })
export const more = [catalogue('other', { seals: '${seals}' }), before, '{']`
    const { messages, more } = await build('src/room/words.ts', code)
    expect(messages).toEqual({ plain: 'Open', named: 'Open {name}', seals: compiledSeals, quoted: ["It's ", ['n']] })
    expect(more).toEqual([{ seals: compiledSeals }, seals, '{'])
  })

  it('are compiled in lists and groups, but not in keys', async () => {
    expect(await messagesOf(`{ '${seals}': ['${seals}', { deep: '${seals}' }], count: 7, none: null }`)).toEqual({
      [seals]: [compiledSeals, { deep: compiledSeals }],
      count: 7,
      none: null,
    })
  })

  it.each(['blocks/menu/view.tsx', 'src/room/messages.ts?inline'])('are compiled in %s', async (path) => {
    expect(await messagesOf(`{ seals: '${seals}' }`, path)).toEqual({ seals: compiledSeals })
  })

  it.each(['test/words.ts', 'mocks/site/messages.ts', 'src/room/words.mjs'])('are left alone in %s', async (path) => {
    expect(await messagesOf(`{ seals: '${seals}' }`, path)).toEqual({ seals })
  })

  it('stop the build if invalid, naming the file, what was expected and the message', async () => {
    const error = await messagesOf("{ fine: 'Open', broken: 'Open {name' }").then(String, String)
    expect(error).toContain('blocks/menu/messages.ts: ')
    expect(error).toContain('Expected "," or "}"')
    expect(error).toContain('Open {name')
  })
})

describe('the messages of a translation', () => {
  const few = '{count, plural, one {# foka} few {# foki} many {# fok} other {# foki}}'
  const translation = (message: string) => `export const words = { menu: { open: 'Otwórz', seals: '${message}' } }`

  it('are compiled by the plural rules of their language', async () => {
    const { words } = await build('blocks/menu/messages.pl.ts', translation(few))
    expect(words).toMatchObject({ menu: { open: 'Otwórz', seals: [['count', { few: [0, ' foki'] }, 0]] } })
    await expect(build('blocks/menu/messages.de.ts', translation(few))).rejects.toThrow('blocks/menu/messages.de.ts: ')
  })
})
