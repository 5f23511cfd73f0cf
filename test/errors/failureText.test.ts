import { expect, it } from 'vitest'
import { failureText } from '../../src/errors/failureText'
import { InternalServerError } from '../../src/errors/InternalServerError'
import { ResponseParseError } from '../../src/errors/ResponseParseError'

const sent = { url: '/api/x?code=SKERRY-0050', method: 'GET', status: 200 }

it('the text for visitors is the error’s message', () => {
  const error = new InternalServerError({ ...sent, message: 'The boiler has burst.' })
  expect(failureText(error, 'Unknown error.')).toBe('The boiler has burst.')
})

it('the text for visitors hides a parse error’s details for developers', () => {
  const error = new ResponseParseError({ ...sent, message: 'Unable to parse /api/x?code=SKERRY-0050' })
  expect(failureText(error, 'Unknown error.')).toBe('Unknown error.')
})
