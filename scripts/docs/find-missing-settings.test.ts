import { expect, test } from 'vitest'
import { findMissingSettings, findUnknownSettings } from './find-missing-settings.ts'

const NAMES = ['PORT', 'SMS_HTTP_URL', 'SMS_HTTP']

test('finds settings that nobody names, also when a longer name contains them', () => {
  expect(findMissingSettings(NAMES, 'PORT=3000\n#SMS_HTTP_URL=\n')).toEqual(['SMS_HTTP'])
  expect(findMissingSettings(NAMES, '# Not here: PORT, SMS_HTTP\nSMS_HTTP_URL=')).toEqual([])
})

test('finds lines of settings that do not exist', () => {
  expect(findUnknownSettings(NAMES, 'PORT=1\n#OLD_NAME=x\n# a sentence with A=b in it\n')).toEqual(['OLD_NAME'])
})
