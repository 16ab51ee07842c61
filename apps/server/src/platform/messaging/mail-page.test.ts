import { expect, test } from 'vitest'
import { mailPage } from './mail-page.ts'

test('an e-mail says its language and its direction, and an address in it can be opened', () => {
  const page = mailPage('ur', 'یہ لنک کھولیں:\n\nhttps://jhola.test/verify?token=a&b=1\n\n<1 گھنٹہ')
  expect(page).toContain('<html lang="ur" dir="rtl">')
  expect(page).toContain(
    '<p><a href="https://jhola.test/verify?token=a&amp;b=1" dir="ltr">https://jhola.test/verify?token=a&amp;b=1</a></p>',
  )
  expect(page).toContain('<p>&lt;1 گھنٹہ</p>')
  expect(mailPage('ta', 'வணக்கம்')).toContain('<body lang="ta" dir="ltr"')
})
