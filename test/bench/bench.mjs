import { runTypeScript } from '../support/runTypeScript.mjs'

await runTypeScript('test/bench/bench.ts')
process.exit() // a figure that failed may have left a server open
