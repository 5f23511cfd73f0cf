import { expect, it } from 'vitest'
import { renderPage } from '../../../mocks/site/index'
import { siteForTests } from '../../support/site'

const site = siteForTests({ renderPage })

it('a form checks a file, is sent once the page has uploaded it, and removes a file that nothing uploads', async () => {
  const { page } = await site.visit('/blocks/form')
  const form = page.locator('#block-x303')
  const errors = () => form.locator('.field-error').allTextContents()
  const send = () => form.getByRole('button', { name: 'Send the photograph' }).click()
  const choose = (name: string, mimeType: string, bytes: number) =>
    form.getByLabel('Photograph').setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes, 1) })
  await form.scrollIntoViewIfNeeded()
  await form.locator('form[data-state]').waitFor()

  await form.getByLabel('Email').fill('ada@example.com')
  await choose('tides.txt', 'text/plain', 1)
  await send()
  await expect.poll(errors).toEqual(['The file tides.txt does not appear to be a supported image file.'])
  await choose('seals.png', 'image/png', 1_000_001)
  await send()
  await expect.poll(errors).toEqual(['The file seals.png is too large. The maximum allowed file size is 1 MB.'])

  await choose('seals.png', 'image/png', 1_000_000)
  await expect.poll(() => form.locator('[name="photograph-url"]').inputValue()).toBe('/photographs/seals.png')
  await form.getByLabel('A letter').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1) })
  const refusal = 'This form cannot send files, so a.txt was removed. You can send the form without it.'
  await expect.poll(errors).toContain(refusal)
  await send()
  await form.getByText('Thank you. It will hang in the hall').waitFor()
})
