import { expect, it } from 'vitest'
import { sourceForTests } from '../support/sourcePage'

const source = `
  import { containsDeeply, focusedElement, mayMoveFocus, tabbables } from './src/ui/tabbables'
  for (const host of document.querySelectorAll('.shadow')) {
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    inner.attachShadow({ mode: 'open' }).innerHTML = '<button id="in-' + host.id + '"></button>'
  }
  const nameOf = (element) => element.id
  window.listed = () => tabbables(document).map(nameOf)
  window.focused = () => nameOf(focusedElement())
  window.isInside = (id) => containsDeeply(document.getElementById(id), focusedElement())
  window.mayMove = (id) => mayMoveFocus(document.getElementById(id))
`
const body = `
  <button id="first"></button>
  <a id="link" href="#a">Link</a><a id="no-link">No link</a>
  <img usemap="#map" width="20" height="20" alt="">
  <map name="map"><area id="area" href="#b" shape="rect" coords="0,0,20,20" alt="Area"></map>
  <input id="input"><input id="hidden-input" type="hidden"><input id="disabled" disabled>
  <fieldset disabled><input id="in-disabled"></fieldset>
  <select id="select"></select><textarea id="textarea"></textarea>
  <details><summary id="summary">More</summary><button id="closed"></button></details>
  <audio id="audio" controls></audio><audio id="no-audio"></audio><video id="no-video"></video>
  <div id="editable" contenteditable>Text</div><div id="not-editable" contenteditable="false">Text</div>
  <div id="tabindex" tabindex="0">Text</div><div id="not-tabindex" tabindex="-1">Text</div>
  <button id="inert" inert></button><div inert><button id="in-inert"></button></div>
  <button id="invisible" style="visibility: hidden"></button><button id="none" style="display: none"></button>
  <input id="unnamed-1" type="radio" checked><input id="unnamed-2" type="radio">
  <input id="red" type="radio" name="colour"><input id="blue" type="radio" name="colour" checked>
  <form><input id="other-form" type="radio" name="colour"></form>
  <div class="shadow" id="shadow"></div><div inert><div class="shadow" id="inert-shadow"></div></div>
  <button id="last"></button>`

const openPage = sourceForTests(source, body)

declare const window: Window & {
  readonly listed: () => readonly string[]
  readonly focused: () => string
  readonly isInside: (id: string) => boolean
  readonly mayMove: (id: string) => boolean
}

it('lists what the Tab key reaches, in the same order', async () => {
  const page = await openPage()
  await page.focus('#first')
  const reached = ['first']
  while (reached.at(-1) !== 'last') {
    await page.keyboard.press('Tab')
    const id = await page.evaluate(() => window.focused())
    if (id !== reached.at(-1)) reached.push(id) // a player has several stops
    if (id === 'in-shadow') expect(await page.evaluate(() => window.isInside('shadow'))).toBe(true)
  }
  expect(await page.evaluate(() => window.listed())).toEqual(reached)
  await page.context().close()
})

it('lets a response move the focus only if it is inside, hidden or nowhere', async () => {
  const page = await openPage()
  const mayMove = (id: string) => page.evaluate((id) => window.mayMove(id), id)
  expect(await mayMove('shadow')).toBe(true) // nothing has the focus
  await page.focus('#first')
  expect([await mayMove('first'), await mayMove('shadow')]).toEqual([true, false])
  // Before the browser takes the focus from a hidden element.
  const isHidden = await page.evaluate(() => {
    document.getElementById('first')!.style.visibility = 'hidden'
    return [document.activeElement?.id, window.mayMove('shadow')]
  })
  expect(isHidden).toEqual(['first', true])
  await page.focus('#in-shadow')
  expect([await mayMove('shadow'), await mayMove('first')]).toEqual([true, false])
  await page.context().close()
})
