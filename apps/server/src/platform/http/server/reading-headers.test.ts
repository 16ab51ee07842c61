import { expect, test } from 'vitest'
import { describeDevice } from '../caller/device.ts'
import { readLanguage } from '../caller/language.ts'
import { createSameSite } from '../caller/same-site.ts'
import { createSessionCookie, readCookie } from '../caller/session-cookie.ts'
import { addressKey } from '../limits/address-keys.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Android phone'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows computer'],
  ['curl/8.5', 'another device'],
  [undefined, 'another device'],
])('%s is %s', (userAgent, label) => {
  expect(describeDevice(userAgent)).toBe(label)
})

test.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['fr-FR,ta;q=0.5,en;q=0.4', 'ta'],
  ['en;q=0.1, mr;q=0.9', 'mr'],
  ['hi;q=0', 'en'],
  ['xx', 'en'],
  ['fil,hi;q=0.5', 'hi'],
  ['ta<script>alert(1)</script>, ur;q=0.1', 'ur'],
  [undefined, 'en'],
  [`${'x,'.repeat(5000)}hi`, 'en'],
])('Accept-Language %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the budget of %s is kept under %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test('the session comes by bearer header first, then by cookie', () => {
  const cookie = createSessionCookie(false)
  expect(cookie.read({ cookie: 'a=1; jhola_session=abc' })).toEqual({ token: 'abc', by: 'cookie' })
  expect(cookie.read({ cookie: 'jhola_session=abc', authorization: 'Bearer xyz' })).toEqual({ token: 'xyz', by: 'bearer' })
  expect(cookie.read({ cookie: 'jhola_session=' })).toBeNull()
  expect(cookie.read({ cookie: `jhola_session=${'x'.repeat(300)}` })).toBeNull()
  expect(cookie.write('abc')).toBe('jhola_session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000')
  expect(cookie.write(null)).toBe('jhola_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})

test('over https only the cookie that no other host can set is believed', () => {
  const cookie = createSessionCookie(true)
  expect(cookie.read({ cookie: 'jhola_session=abc' })).toBeNull()
  expect(cookie.read({ cookie: '__Host-jhola_session=abc' })).toEqual({ token: 'abc', by: 'cookie' })
  expect(cookie.write('abc')).toMatch(/^__Host-jhola_session=abc; .*; Secure; /)
})

test('a cookie is found by its whole name', () => {
  expect(readCookie('xlanguage=ta; language=hi', 'language')).toBe('hi')
  expect(readCookie(undefined, 'language')).toBeNull()
})

const host = 'jhola.example'
test.each([
  ['our page, secure', { 'sec-fetch-site': 'same-origin', host }, true, true],
  ['typed into the address bar', { 'sec-fetch-site': 'none', host }, true, true],
  ['another site', { 'sec-fetch-site': 'cross-site', host }, true, false],
  ['another site, nobody signed in', { 'sec-fetch-site': 'cross-site', host }, false, false],
  ['a neighbour domain', { 'sec-fetch-site': 'same-site', host }, true, false],
  ['our page, plain http', { origin: 'http://jhola.example', host }, true, true],
  ['the public address behind a proxy', { origin: 'https://shop.example', host }, true, true],
  ['another site, old browser', { origin: 'https://evil.example', host }, true, false],
  ['a sandboxed frame', { origin: 'null', host }, true, false],
  ['a program without a cookie', { host }, false, true],
  ['a program with a cookie', { host }, true, false],
])('a change asked for by %s', (_who, headers, hasCookie, isAllowed) => {
  expect(createSameSite('https://shop.example').mayWrite(headers, hasCookie)).toBe(isAllowed)
})

test('a socket is opened by our pages and by programs, not by other sites', () => {
  const sameSite = createSameSite(undefined)
  expect(sameSite.mayConnect({ host })).toBe(true)
  expect(sameSite.mayConnect({ host, origin: 'https://jhola.example' })).toBe(true)
  expect(sameSite.mayConnect({ host, origin: 'https://evil.example' })).toBe(false)
})
