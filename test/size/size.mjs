import { runTypeScript } from '../support/runTypeScript.mjs'

await runTypeScript('test/size/size.ts')
