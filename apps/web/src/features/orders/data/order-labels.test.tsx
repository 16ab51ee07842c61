import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../shared/i18n/i18n-store.ts'
import { useOrderLabels } from './order-labels.ts'

const Amount = ({ quantity, unit }: { quantity: number; unit: string }) => useOrderLabels().amount(quantity, unit)

test.each([
  ['en', 1, 'packet', '1 packet'],
  ['en', 2, 'packet', '2 packets'],
  ['en', 2, 'bunch', '2 bunches'],
  ['en', 3, 'dozen', '3 dozen'],
  ['en', 0.25, 'kg', '250 g'],
  ['en', 2, 'kg', '2 kg'],
  ['en', 1.5, 'liter', '1.5 liter'],
  ['en', 2, 'katta', '2 katta'],
  ['hi', 1, 'bottle', '1 बोतल'],
  ['hi', 2, 'bottle', '2 बोतलें'],
  ['mr', 2, 'packet', '2 पाकिटे'],
  ['ur', 2, 'box', '2 ڈبّے'],
  ['te', 2, 'packet', '2 ప్యాకెట్లు'],
  ['bn', 2, 'packet', '2 প্যাকেট'],
] as const)('in %s, %d %s is "%s"', async (language, quantity, unit, text) => {
  const i18n = createI18nStore(language)
  await i18n.need(['common', 'orders.board'])
  expect(
    renderToString(
      <I18nProvider store={i18n}>
        <Amount quantity={quantity} unit={unit} />
      </I18nProvider>,
    ),
  ).toBe(text)
})
