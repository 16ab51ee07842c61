import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../shared/i18n/i18n-store.ts'
import { FoundStep } from './found-step.tsx'
import { MatchedStep, MatchPaymentsDialog } from './match-payments-dialog.tsx'
import { EMPTY_DRAFT, SourceStep } from './source-step.tsx'
import { type Matching, matchesOf } from './use-matching.ts'

const show = async (children: ReactNode, language: 'en' | 'hi' = 'en'): Promise<string> => {
  const i18n = createI18nStore(language)
  await i18n.need(['payments.matching', 'common'])
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider store={i18n}>{children}</I18nProvider>
    </QueryClientProvider>,
  )
  return html.replace(/<!-- -->/g, '')
}

const credit = { place: 5, amount: 404, at: '2026-11-22T08:35:00.000Z', has_time: true, utr: '632612345678', text: 'UPI/ASHA' }
const order = {
  ...{ order_id: 'a', order_number: '001-0042', customer_name: 'Asha Rao', amount: 404, fits: true },
  ...{ created_at: '2026-11-22T08:00:00.000Z', claimed_at: '2026-11-22T08:40:00.000Z' },
}
const matching: Matching = {
  ...{ kind: 'statement', credits: 5, known: 2, from: null, to: null, unknown_count: 3, problem_count: 1 },
  sure: [{ ticket: 's', credit, order }],
  decide: [
    { ticket: 'd', credit, reason: 'amount_only', orders: [order, { ...order, order_id: 'b', order_number: '001-0043' }] },
    { ticket: 'e', credit, reason: 'amount_differs', orders: [{ ...order, fits: false, amount: 405 }] },
  ],
  unknown: [{ credit, reason: 'not_due', order }],
  not_found: [{ ...order, order_number: '001-0050' }],
  skipped: { debit: 12, reversal: 0, failed: 0, otp: 1, request: 0, other: 0 },
  problems: [{ place: 9, code: 'date' }],
}

test('results are shown in groups; no open credit is preselected', async () => {
  const html = await show(<FoundStep matching={matching} choices={{}} choose={() => undefined} />)
  for (const text of [
    'Surely paid',
    '001-0042',
    'UPI Ref 632612345678',
    'Only the amount agrees.',
    'Which order did ₹404.00 pay?',
    '001-0042 costs ₹405.00',
    '001-0042 is paid or cancelled',
    '001-0050',
    'and 2 more',
    '2 payments were confirmed before.',
    'Left out: went out 12, codes 1.',
    'Row 9: the date cannot be read',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/<option value="" selected="">Leave it open/)
})

test('only the sure matches and the chosen ones are confirmed', () => {
  expect(matchesOf(matching, {})).toEqual([{ ticket: 's', order_id: 'a' }])
  expect(matchesOf(matching, { d: 'b', e: '' })).toEqual([
    { ticket: 's', order_id: 'a' },
    { ticket: 'd', order_id: 'b' },
  ])
})

test('an order that is chosen for one credit is not available to another', async () => {
  const two = { ...matching, decide: [0, 1].map((at) => ({ ...matching.decide[0], ticket: `d${at}` })) as Matching['decide'] }
  const html = await show(<FoundStep matching={two} choices={{ d0: 'b' }} choose={() => undefined} />)
  expect(html.match(/<option[^>]*disabled=""[^>]*>001-0043/g)).toHaveLength(1)
})

test('the last step shows how many are confirmed, and which were refused', async () => {
  const result = { order_id: 'a', order_number: '001-0042', amount: 404.1, outcome: 'confirmed' } as const
  const html = await show(
    <MatchedStep
      results={[result, { ...result, order_id: 'b' }, { ...result, order_id: 'c', order_number: '001-0044', outcome: 'not_due' }]}
    />,
  )
  expect(html).toContain('2 payments confirmed, ₹808.20')
  expect(html).toContain('001-0044 was paid or cancelled meanwhile')
})

test('Hindi has the same texts', async () => {
  expect(await show(<FoundStep matching={matching} choices={{}} choose={() => undefined} />, 'hi')).toContain('पक्का मिला पैसा')
  expect(await show(<SourceStep draft={EMPTY_DRAFT} onChange={() => undefined} />, 'hi')).toContain('बैंक या UPI ऐप के मैसेज')
})

test('the dialog waits for its texts', async () => {
  const i18n = createI18nStore('en')
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider store={i18n}>
        <MatchPaymentsDialog onClose={() => undefined} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  expect(html).toBe('')
})
