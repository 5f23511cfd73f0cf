import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Command, parseArguments } from './cli/parseArguments'
import { usage } from './cli/usage'
import { type RunningServer, startServer } from './server'
import { renderPage } from './site/index'

const defaultPort = 4600
const stateFile = join('.skerry', 'state.json')

/** The package root of the program, and its output functions. */
export interface Surroundings {
  /** The folder of Skerry's package.json. */
  readonly packageRoot: string
  readonly print?: (line: string) => void
  readonly printError?: (line: string) => void
}

/** The result of a run. `server` is the server that the command left running, if any. */
export interface Run {
  readonly exitCode: number
  readonly server: RunningServer | null
}

/** Runs `skerry` with the given arguments. Never throws for an error: prints its message and returns exit code 1. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<Run> {
  const { print = console.log, printError = console.error } = surroundings
  const command = parseArguments(args)
  if (command.kind === 'help') {
    print(usage)
    return { exitCode: 0, server: null }
  }
  if (command.kind === 'version') {
    print(versionOf(surroundings))
    return { exitCode: 0, server: null }
  }
  const problem = command.kind === 'problem' ? command.message : folderProblem(command)
  if (problem !== null || command.kind === 'problem') {
    printError(problem ?? '')
    return { exitCode: 1, server: null }
  }
  try {
    const server = await start(command, surroundings, print)
    for (const line of greeting(command, server)) print(line)
    return { exitCode: 0, server }
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return { exitCode: 1, server: null }
  }
}

function versionOf({ packageRoot }: Surroundings): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
  return version
}

type Start = Extract<Command, { readonly kind: 'serve' | 'demo' }>

function start(command: Start, { packageRoot }: Surroundings, onNotice: (line: string) => void) {
  return startServer({
    packageRoot,
    onNotice,
    port: command.port ?? defaultPort,
    isReplacing: command.isReplacing,
    ...(command.tag ? { tag: command.tag } : {}),
    ...(command.kind === 'serve' ? { root: resolve(command.folder) } : { renderPage }),
    ...(command.host ? { host: command.host } : {}),
    ...(command.isStrict ? { csp: 'strict' } : {}),
    ...(command.scenario ? { scenario: command.scenario } : {}),
    ...(command.isMemory ? {} : { stateFile: resolve(stateFile) }),
  })
}

function folderProblem(command: Command): string | null {
  if (command.kind !== 'serve') return null
  const path = resolve(command.folder)
  if (!existsSync(path)) return `There is no folder ${path}.`
  return statSync(path).isDirectory() ? null : `${path} is not a folder. Name the folder that holds your pages.`
}

function greeting(command: Start, { url }: RunningServer): readonly string[] {
  const what = command.kind === 'serve' ? relative('', command.folder) || '.' : 'the demo site'
  const memory = command.isMemory ? 'in memory, lost when the server stops' : stateFile
  return [
    `Skerry serves ${what} at ${url}/`,
    `  mock backend  ${url}/__mock/`,
    `  scenario      ${command.scenario ?? 'none; open a page with ?scenario=rateLimited, see /__mock/scenarios'}`,
    `  state         ${memory}`,
  ]
}
