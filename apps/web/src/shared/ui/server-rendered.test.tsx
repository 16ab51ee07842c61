import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FixedNavigation } from '../navigation/navigation.tsx'
import { AppBar } from './app-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Money, Price } from './money.tsx'
import { ProductImage } from './product-image.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { SearchField } from './search-field.tsx'
import { Select } from './select.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { Timeline } from './timeline.tsx'
import { SnackbarRegion, ToastRegion } from './toast-region.tsx'
import { UiLabelsProvider } from './ui-labels.tsx'

const nothing = () => undefined
const html = (element: ReactElement) => renderToString(<FixedNavigation address="/">{element}</FixedNavigation>)

const PIECES: [string, ReactElement][] = [
  ['AppBar', <AppBar key="1" title="Stores" backTo="/" />],
  [
    'BottomBar',
    <BottomBar key="2" label="Cart">
      ₹593
    </BottomBar>,
  ],
  ['EmptyState', <EmptyState key="3" icon="bag" title="Your cart is empty" action={<Button>Go</Button>} />],
  ['ProductImage', <ProductImage key="4" src="/atta.avif" alt="Atta" eager />],
  ['ProgressBar', <ProgressBar key="5" label="Free delivery" value={40} />],
  ['QuantityStepper', <QuantityStepper key="6" name="Atta" value={2} onChange={nothing} />],
  ['SearchField', <SearchField key="7" label="Search" value="dal" onChange={nothing} />],
  [
    'Tabs',
    <Tabs key="8" label="Categories" tabs={[{ value: 'all', label: 'All' }]} value="all" onChange={nothing}>
      goods
    </Tabs>,
  ],
  ['Timeline', <Timeline key="9" label="Status" items={[{ key: 'a', title: 'Placed', state: 'done' }]} />],
  ['ToastRegion', <ToastRegion key="10" />],
  ['SnackbarRegion', <SnackbarRegion key="11" />],
]

describe('rendered on the server', () => {
  test.each(PIECES)('%s carries no inline style, which our CSP forbids', (_name, element) => {
    expect(html(element)).not.toMatch(/\sstyle=/)
  })

  test('a customer component never pulls in Base UI', () => {
    const overlays = ['combobox', 'confirm-dialog', 'dialog', 'drawer', 'menu', 'overlay-provider', 'popover', 'tooltip']
    const sources = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], { query: '?raw', import: 'default', eager: true })
    const importers = Object.entries(sources)
      .filter(([, source]) => source.includes("from '@base-ui/react"))
      .map(([file]) => file.replace(/^\.\/|\.tsx$/g, ''))
    expect(importers.sort()).toEqual(overlays)
  })

  test('an amount has Indian grouping, its own direction and tabular figures', () => {
    expect(html(<Money rupees={123456} exact />)).toContain('₹1,23,456.00</bdi>')
    expect(html(<Price rupees={289} mrpRupees={320} unit="5 kg" />)).toContain('<s ')
    expect(html(<Price rupees={289} mrpRupees={289} />)).not.toContain('<s ')
  })

  test('a field links its label, hint and error', () => {
    const field = html(<TextField label="PIN code" hint="6 digits" error="PIN code must be 6 digits" id="pin" />)
    expect(field).toContain('for="pin"')
    expect(field).toContain('aria-describedby="pin-hint pin-error"')
    expect(field).toContain('aria-invalid="true"')
    expect(html(<Select label="State" options={[]} id="state" />)).not.toContain('aria-describedby')
  })

  test('a stepper offers Add first, and says Remove for the last one', () => {
    expect(html(<QuantityStepper name="Atta" value={0} onChange={nothing} addButton />)).toContain('aria-label="Add Atta"')
    expect(html(<QuantityStepper name="Atta" value={1} onChange={nothing} />)).toContain('aria-label="Remove Atta"')
    expect(html(<QuantityStepper name="Atta" value={1} min={1} onChange={nothing} />)).toContain('aria-label="Decrease Atta"')
  })

  test('components use the given labels', () => {
    const labels = { back: 'वापस' } as Parameters<typeof UiLabelsProvider>[0]['labels']
    const bar = html(
      <UiLabelsProvider labels={labels}>
        <AppBar title="दुकानें" backTo="/" />
      </UiLabelsProvider>,
    )
    expect(bar).toContain('aria-label="वापस"')
  })
})
