import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../http/nearest'
import { namedScenarios, unknownScenarioMessage } from '../scenarios/scenarios'
import type { TagKind } from '../server/scriptTag'

/** A parsed command line. */
export type Command =
  | ({ readonly kind: 'serve'; readonly folder: string } & CommonOptions)
  | ({ readonly kind: 'demo' } & CommonOptions)
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | Problem

interface Problem {
  readonly kind: 'problem'
  readonly message: string
}

interface CommonOptions {
  readonly port: number | null
  readonly host: string | null
  readonly scenario: string | null
  /** Null lets the server choose. */
  readonly tag: TagKind | null
  readonly isReplacing: boolean
  readonly isMemory: boolean
  readonly isStrict: boolean
}

const options = {
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  scenario: { type: 'string' },
  csp: { type: 'string' },
  umd: { type: 'boolean' },
  loader: { type: 'boolean' },
  module: { type: 'boolean' },
  'no-tag': { type: 'boolean' },
  replace: { type: 'boolean' },
  memory: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']
const tagKinds = { umd: 'umd', loader: 'loader', module: 'module', 'no-tag': 'none' } as const
const commands = ['serve', 'demo', 'help'] as const
const highestPort = 65_535

/** Option values: strings for options that take a value, `true` for flags. */
type Values = { readonly [name in keyof typeof options]?: string | boolean | undefined }

/** Parses the command line. Returns a `problem` for an invalid one, with the nearest valid name as a suggestion. */
export function parseArguments(args: readonly string[]): Command {
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false, // its errors suggest no alternatives
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(options, name))
      return problem(`There is no option ${rawName}.${suggestion(name, Object.keys(options), '--')}`)
    const { type } = options[name as keyof typeof options]
    if (type === 'string' && !value) return problem(`--${name} needs a value.`)
    if (type === 'boolean' && value !== undefined) return problem(surplusValue(name, value))
  }
  return commandOf(positionals, values)
}

function commandOf([command, folder, surplus]: readonly string[], values: Values): Command {
  if (values.version) return { kind: 'version' }
  if (values.help || command === undefined || command === 'help') return { kind: 'help' }
  if (!isOneOf(commands, command)) return problem(`There is no command ${command}.${suggestion(command, commands, '')}`)
  const common = optionsOf(values)
  if ('kind' in common) return common
  const extra = command === 'demo' ? folder : surplus
  if (extra !== undefined) return problem(`"${extra}" is one argument too many. See skerry --help.`)
  if (command === 'demo') return { kind: 'demo', ...common }
  return folder === undefined ? problem('Which folder? skerry serve DIR') : { kind: 'serve', folder, ...common }
}

function optionsOf(values: Values): CommonOptions | Problem {
  const port = values.port === undefined ? null : Number(values.port)
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= highestPort)) {
    return problem(`"${values.port}" is not a port. A port is a number from 0 to ${highestPort}.`)
  }
  if (values.csp !== undefined && values.csp !== 'strict') return problem('The only value of --csp is strict.')
  const tags = (['umd', 'loader', 'module', 'no-tag'] as const).filter((name) => values[name])
  if (tags.length > 1)
    return problem(
      `Choose ${tags.map((name) => `--${name}`).join(' or ')}, not ${tags.length > 2 ? 'several' : 'both'}.`,
    )
  const scenario = textOf(values.scenario)
  const named = namedScenarios(scenario ?? '')
  if ('unknown' in named) {
    return problem(unknownScenarioMessage(named.unknown, named.suggestion, 'mocks/README.md lists all scenarios.'))
  }
  return {
    port,
    host: textOf(values.host),
    scenario,
    tag: tags[0] ? tagKinds[tags[0]] : null,
    isReplacing: Boolean(values.replace),
    isMemory: Boolean(values.memory),
    isStrict: values.csp === 'strict',
  }
}

function surplusValue(name: string, value: string): string {
  const isRefusal = /^(false|no|off|0)$/i.test(value)
  const advice = isRefusal ? 'To turn it off, leave it out.' : `Write only --${name}.`
  return `--${name} takes no value, so "${value}" would be ignored. ${advice}`
}

function textOf(value: string | boolean | undefined): string | null {
  return typeof value === 'string' ? value : null
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
