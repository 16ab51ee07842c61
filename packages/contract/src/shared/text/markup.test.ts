import { expect, test } from 'vitest'
import { escapeMarkup } from './markup.ts'

test('nothing that people write becomes a tag, an attribute or an entity', () => {
  expect(escapeMarkup(`"A" & B's <b>`)).toBe('&quot;A&quot; &amp; B&#39;s &lt;b&gt;')
  expect(escapeMarkup('&lt; आटा')).toBe('&amp;lt; आटा')
})
