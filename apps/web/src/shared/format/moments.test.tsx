import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n/i18n-context.tsx'
import { createI18nStore } from '../i18n/i18n-store.ts'
import { useMoments } from './moments.ts'

/** A quarter past midnight of 4 November in the shop; the day before in UTC. */
const MOMENT = '2026-11-03T18:45:00.000Z'

const Shown = () => {
  const moments = useMoments()
  return [moments.date('2026-11-04'), moments.dateAndTime(MOMENT), moments.dayAndTime('2020-03-09T03:35:00.000Z')].join(' | ')
}

test.each([
  ['en', '4 Nov 2026 | 4 Nov 2026, 12:15 AM | 9 Mar, 9:05 AM'],
  ['hi', '4 नव 2026 | 4 नव 2026, 12:15 AM | 9 मार्च, 9:05 AM'],
] as const)('dates in %s: the day, the month by its name, the year', async (language, text) => {
  const store = createI18nStore(language)
  await store.need(['common'])
  const shown = renderToString(
    <I18nProvider store={store}>
      <Shown />
    </I18nProvider>,
  )
  expect(shown).toBe(text)
})
