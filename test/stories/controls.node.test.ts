import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../stories/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'))

/** The source of each story of a file whose stories share args, and so have controls. */
function storiesOf(file: string): string[] {
  const [meta = '', ...stories] = readFileSync(new URL(file, folder), 'utf8').split(/^(?=export const )/m)
  return /^ {2}args: /m.test(meta) ? stories : []
}

it.each(files)('controls are shown only for stories that use them: %s', (file) => {
  const idle = storiesOf(file).filter(
    (story) => story.includes('render: () =>') && !story.includes('controls: { disable: true }'),
  )
  expect(idle.map((story) => /^export const (\w+)/.exec(story)?.[1])).toEqual([])
})

it.each(files)('the direction is left to the page, unless a story is right-to-left: %s', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).not.toContain("'ltr'")
})

it.each(files)('the language is left to the page: %s', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(/args: .*locale: 'en/)
})

/** The props that a file's component does not read, which are for `play`, and whose controls are not turned off. */
function idleControlsOf(file: string): string[] {
  const source = readFileSync(new URL(file, folder), 'utf8')
  const component = /^ {2}component: (\w+)/m.exec(source)?.[1]
  const [, read = '...', type = ''] = new RegExp(`function ${component}\\(\\{([^}]*)\\}: (\\w+)\\)`).exec(source) ?? []
  if (read.includes('...')) return []
  const [, props = ''] = new RegExp(`^interface ${type} .*\\{$([^]*?)^\\}`, 'm').exec(source) ?? []
  const names = [...props.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name = '']) => name)
  return names.filter((name) => !read.includes(name) && !source.includes(`${name}: { control: false }`))
}

it.each(files)('no control is shown that changes nothing: %s', (file) => {
  expect(idleControlsOf(file)).toEqual([])
})
