import { useState } from 'react'
import { Banner } from '../../../../shared/ui/banner.tsx'
import { BottomBar } from '../../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import type { IconName } from '../../../../shared/ui/icon.tsx'
import { Money, Price } from '../../../../shared/ui/money.tsx'
import { ProductImage } from '../../../../shared/ui/product-image.tsx'
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx'
import { QuantityStepper } from '../../../../shared/ui/quantity-stepper.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { Tabs } from '../../../../shared/ui/tabs.tsx'
import { Shown } from './shown.tsx'

type Goods = { name: string; brand: string; rupees: number; mrp: number; unit: string; icon: IconName; stock: boolean }
const GOODS: readonly Goods[] = [
  { name: 'Sharbati Atta', brand: 'Aashirvaad', rupees: 289, mrp: 320, unit: '5 kg', icon: 'package', stock: true },
  { name: 'Toor Dal', brand: 'Loose', rupees: 152, mrp: 152, unit: '1 kg', icon: 'leaf', stock: true },
  { name: 'Mustard Oil, cold pressed', brand: 'Fortune', rupees: 168.5, mrp: 185, unit: '1 l', icon: 'tag', stock: true },
  { name: 'Turmeric Powder', brand: 'Everest', rupees: 38, mrp: 42, unit: '100 g', icon: 'package', stock: false },
]
const TABS = ['All', 'Grains', 'Pulses', 'Oil', 'Spices', 'Vegetables', 'Essentials'].map((label) => ({ value: label, label }))

const GoodsCard = ({ goods, count, onChange }: { goods: Goods; count: number; onChange: (count: number) => void }) => (
  <Card as="li" padding="sm" className="flex flex-col gap-2">
    <ProductImage src={null} alt="" fallback={goods.icon} />
    <div className="min-w-0 flex-1">
      <p className="text-ink-soft text-xs">{goods.brand}</p>
      <p className="line-clamp-2 font-semibold">{goods.name}</p>
    </div>
    <Price rupees={goods.rupees} mrpRupees={goods.mrp} unit={goods.unit} />
    {goods.stock ? (
      <QuantityStepper name={goods.name} value={count} onChange={onChange} addButton className="w-full" />
    ) : (
      <StatusChip className="min-h-11 justify-center">Out of Stock</StatusChip>
    )}
  </Card>
)

/** Components of a store page. */
export const ShelfShown = () => {
  const [search, setSearch] = useState('')
  const [tab, setTab] = useState('All')
  const [counts, setCounts] = useState<Record<string, number>>({ 'Toor Dal': 2, 'Sharbati Atta': 1 })
  const [grams, setGrams] = useState(1500)
  return (
    <Shown title="InventoryState">
      <SearchField label="Search" placeholder="Search for products, brands..." value={search} onChange={setSearch} />
      <Banner icon="truck" title="Free delivery on orders above ₹500">
        Add <Money rupees={93} /> more.
        <ProgressBar label="Free delivery" value={407} max={500} tone="success" className="mt-2" />
      </Banner>
      <Banner icon="gift" tone="brand" title="Diwali at Sharma Kirana" action={<Button size="sm">See offers</Button>}>
        10% off dry fruits and sweets.
      </Banner>
      <Tabs label="Categories" tabs={TABS} value={tab} onChange={setTab}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {GOODS.map((goods) => (
            <GoodsCard
              key={goods.name}
              goods={goods}
              count={counts[goods.name] ?? 0}
              onChange={(count) => setCounts((before) => ({ ...before, [goods.name]: count }))}
            />
          ))}
        </ul>
      </Tabs>
      <QuantityStepper
        name="Rice"
        size="lg"
        value={grams}
        min={250}
        max={5000}
        step={250}
        onChange={setGrams}
        format={(value) => `${value / 1000} kg`}
      />
      <BottomBar label="Cart">
        <span>
          <span className="block text-ink-soft text-sm">3 items</span>
          <Money rupees={593} className="font-bold text-xl" />
        </span>
        <Button icon="bag">Checkout</Button>
      </BottomBar>
    </Shown>
  )
}
