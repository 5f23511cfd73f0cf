import { expect, it } from 'vitest'
import { sourceForTests } from '../support/sourcePage'

const source = `
  import { nearProduct, optionControls, readServedProduct } from './src/browser/servedProduct'
  Object.assign(window, { nearProduct, optionControls, readServedProduct })
`
const body = `<main><i class="mark"></i><b class="part" data-item-id='1"]'></b><b class="from" data-item-id='1"]'></b></main>
  <div id="picker"><select data-variant-option-name='6" wide'></select></div>`

const openPage = sourceForTests(source, body)

it('finds the parts of a product with quotes in its id', async () => {
  const page = await openPage()
  const found = await page.evaluate(`[
    readServedProduct(document.querySelector('.from')).part('.none, .part').className,
    nearProduct(document.querySelector('.from'), { itemId: '1"]' }, '.mark').length,
  ]`)
  expect(found).toEqual(['part', 1])
})

it('finds the controls of an option with quotes in its name', async () => {
  const page = await openPage()
  expect(await page.evaluate(`optionControls(picker, '6" wide').select.localName`)).toBe('select')
})
