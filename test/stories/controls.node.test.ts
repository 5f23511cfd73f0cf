import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../stories/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'))

/** The source of each story of a file whose stories share args, and so have controls. */
function storiesOf(file: string): string[] {
  const [meta = '', ...stories] = readFileSync(new URL(file, folder), 'utf8').split(/^(?=export const )/m)
  return /^ {2}args: /m.test(meta) ? stories : []
}

it.each(files)('shows controls only for stories that use them: %s', (file) => {
  const idle = storiesOf(file).filter(
    (story) => story.includes('render: () =>') && !story.includes('controls: { disable: true }'),
  )
  expect(idle.map((story) => /^export const (\w+)/.exec(story)?.[1])).toEqual([])
})
