import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

// Tests need Chromium: use an installed one, else Playwright's download, else Debian's package, else print help.
const known = JSON.parse(readFileSync(join(import.meta.dirname, 'chromiumPaths.json'), 'utf8'))
const help = `No Chromium was found, and none could be installed.
Install Chromium or Chrome and say where it is: CHROME_PATH=/path/to/chrome npm test`

const isThere = () =>
  [process.env.CHROME_PATH, ...known.chromium, chromium.executablePath()].some((path) => path && existsSync(path))

const ways = [
  [
    'Playwright’s own',
    process.execPath,
    [join(import.meta.dirname, '../../node_modules/playwright/cli.js'), 'install', 'chromium'],
  ],
  ['Debian’s package list', 'apt-get', ['update']],
  ['Debian’s package', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell']],
]

for (const [name, command, options] of ways) {
  if (isThere()) break
  install(name, command, options)
}

if (!isThere()) {
  console.error(help)
  process.exit(1)
}

// Page tests need half the processor time in the headless shell. Playwright's download has it, Debian has a package.
const [debian] = known.chromium
const isRoot = process.getuid?.() === 0
if (isRoot && !process.env.CHROME_PATH && existsSync(debian) && !known.headlessShell.some((path) => existsSync(path))) {
  install('Debian’s headless shell', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
}

function install(name, command, options) {
  console.log(`Installing ${name}.`)
  try {
    execFileSync(command, options, { stdio: 'inherit', timeout: 600_000 })
  } catch (error) {
    console.log(`That did not work: ${error.message.split('\n')[0]}`)
  }
}
