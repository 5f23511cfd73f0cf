import { nearest } from '../http/nearest'
import { namedScenarios, unknownScenarioMessage } from '../scenarios/scenarios'
import type { TagKind } from '../server/scriptTag'

/** What a person asked the program to do. */
export type Command =
  | ({ readonly kind: 'serve'; readonly folder: string } & CommonOptions)
  | ({ readonly kind: 'demo' } & CommonOptions)
  | { readonly kind: 'help' }
  | Problem

interface Problem {
  readonly kind: 'problem'
  readonly message: string
}

interface CommonOptions {
  readonly port: number | null
  readonly host: string | null
  readonly scenario: string | null
  /** Null leaves the choice to the server. */
  readonly tag: TagKind | null
  readonly isReplacing: boolean
  readonly isMemory: boolean
  readonly isStrict: boolean
}

const withValue = ['port', 'host', 'scenario', 'csp'] as const
const flags = ['umd', 'loader', 'module', 'replace', 'memory', 'help'] as const
const bundleFlags = ['umd', 'loader', 'module'] as const
const commands = ['serve', 'demo', 'help'] as const
const highestPort = 65_535

type Values = { -readonly [name in (typeof withValue)[number]]?: string }
type Flags = ReadonlySet<string>

/** Reads the program's arguments; what it cannot read becomes a sentence with the nearest name. */
export function parseArguments(args: readonly string[]): Command {
  const words: string[] = []
  const values: Values = {}
  const given = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const argument = args[i] ?? ''
    if (!argument.startsWith('-')) {
      words.push(argument)
      continue
    }
    const [name = '', inline] = splitOption(argument)
    if (isOneOf(flags, name)) given.add(name)
    else if (isOneOf(withValue, name)) {
      const value = inline ?? args[++i]
      if (value === undefined || value === '') return problem(`--${name} needs a value.`)
      values[name] = value
    } else return problem(`There is no option ${argument}.${suggestion(name, [...flags, ...withValue], '--')}`)
  }
  return commandOf(words, values, given)
}

function commandOf([command, folder, surplus]: readonly string[], values: Values, given: Flags): Command {
  if (given.has('help') || command === undefined || command === 'help') return { kind: 'help' }
  if (!isOneOf(commands, command)) return problem(`There is no command ${command}.${suggestion(command, commands, '')}`)
  const options = optionsOf(values, given)
  if ('kind' in options) return options
  const extra = command === 'demo' ? folder : surplus
  if (extra !== undefined) return problem(`"${extra}" is one argument too many. See skerry --help.`)
  if (command === 'demo') return { kind: 'demo', ...options }
  return folder === undefined ? problem('Which folder? skerry serve DIR') : { kind: 'serve', folder, ...options }
}

function optionsOf(values: Values, given: Flags): CommonOptions | Problem {
  const port = values.port === undefined ? null : Number(values.port)
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= highestPort)) {
    return problem(`"${values.port}" is no port. A port is a number from 0 to ${highestPort}.`)
  }
  if (values.csp !== undefined && values.csp !== 'strict') return problem('The only policy is --csp strict.')
  const bundles = bundleFlags.filter((name) => given.has(name))
  if (bundles.length > 1) return problem(`Choose ${bundles.map((name) => `--${name}`).join(' or ')}, not both.`)
  const named = namedScenarios(values.scenario ?? '')
  if ('unknown' in named) return problem(unknownScenarioMessage(named.unknown, named.suggestion))
  return {
    port,
    host: values.host ?? null,
    scenario: values.scenario ?? null,
    tag: bundles[0] ?? null,
    isReplacing: given.has('replace'),
    isMemory: given.has('memory'),
    isStrict: values.csp === 'strict',
  }
}

/** `--port=80` or `--port`, also with one hyphen: the name, and the value where it is in the same word. */
function splitOption(argument: string): readonly [string, string | undefined] {
  const text = argument.replace(/^-+/, '')
  const at = text.indexOf('=')
  const name = at === -1 ? text : text.slice(0, at)
  return [name === 'h' ? 'help' : name === 'p' ? 'port' : name, at === -1 ? undefined : text.slice(at + 1)]
}

function suggestion(word: string, names: readonly string[], prefix: string): string {
  const near = nearest(word, names)
  return near === null ? ' See skerry --help.' : ` Did you mean ${prefix}${near}?`
}

function isOneOf<Name extends string>(names: readonly Name[], word: string): word is Name {
  return (names as readonly string[]).includes(word)
}

function problem(message: string): Problem {
  return { kind: 'problem', message }
}
