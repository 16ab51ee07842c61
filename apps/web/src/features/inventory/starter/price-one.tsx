import { formatPrice } from '@jhola/contract/shared/money'
import type { TaxMode } from '@jhola/contract/tax/gst'
import { type KeyboardEvent, useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useWideScreen } from '../../../shared/hooks/use-wide-screen.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { NumberPad } from './number-pad.tsx'
import { type CheckedPrice, checkPrice } from './price-check.ts'
import { pressKey, rupeesOf, tidyAmount } from './typed-amount.ts'
import { type StarterCatalogueProduct, useProductName } from './use-starter.ts'

type Priced = { price: number | null; mrp?: number | undefined }
type OneProps = {
  goods: StarterCatalogueProduct
  mode: TaxMode
  /** The price set before, when the user returns to the product. */
  before: number | null
  mrpBefore: number | undefined
  onPrice(priced: Priced): void
  onStep(by: 1 | -1): void
}

/** The MRP of the catalogue, and a field for packs with another MRP. */
const MrpPart = ({ goods, mrp, onMrp }: { goods: StarterCatalogueProduct; mrp: number | null; onMrp(mrp: number): void }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  if (goods.mrp === null) return null
  return isOpen ? (
    <NumberField
      decimals
      className="w-36"
      label={t('inventory.starter.mrp')}
      prefix="₹"
      value={mrp ?? Number.NaN}
      onChange={onMrp}
    />
  ) : (
    <Button variant="ghost" size="sm" icon="edit" className="-ms-3" onClick={() => setOpen(true)}>
      {t('inventory.starter.mrp')} <Money rupees={mrp ?? goods.mrp} />
    </Button>
  )
}

/** The product being priced: its picture, its name in the user's language and in English, its pack size. */
const About = ({ goods, ...mrp }: Parameters<typeof MrpPart>[0]) => {
  const name = useProductName()(goods)
  const { pack } = useItemLabels()
  return (
    <div className="flex items-center gap-4 md:flex-col md:items-stretch">
      <ProductImage src={goods.image} alt="" eager className="size-22 shrink-0 md:size-auto md:w-full" />
      <div className="min-w-0">
        <h2 className="text-lg leading-tight md:text-2xl">{name}</h2>
        {name !== goods.name && <p className="text-ink-soft text-sm">{goods.name}</p>}
        <span className="block text-ink-soft text-sm">
          <SeparatedList facts={[goods.brand, pack(goods.pack_size)]} />
        </span>
        <MrpPart goods={goods} {...mrp} />
      </div>
    </div>
  )
}

type VerdictProps = {
  checked: CheckedPrice | null
  goods: StarterCatalogueProduct
  mrp: number | null
  mode: TaxMode
  onTake(price: number): void
}

/** The price that the customer pays, or that it exceeds the MRP. */
const Verdict = ({ checked, goods, mrp, mode, onTake }: VerdictProps) => {
  const { t } = useT()
  if (!checked) return null
  const { withGst, highest } = checked
  if (highest !== null)
    return (
      <Alert tone="error">
        {t('inventory.starter.aboveMrp', { withGst: formatPrice(withGst), mrp: formatPrice(mrp ?? 0) })}{' '}
        <Button size="sm" variant="secondary" onClick={() => onTake(highest)}>
          {t('inventory.starter.highest', { price: formatPrice(highest) })}
        </Button>
      </Alert>
    )
  if (mode === 'inclusive' || goods.gst_rate === 0) return null
  return (
    <p className="text-ink-soft text-sm">
      {t('inventory.starter.withGst', { rate: goods.gst_rate })} <Money rupees={withGst} />
    </p>
  )
}

/** One product and its price: a number and Enter by keyboard, or the number pad. Enter alone accepts the usual price. */
export const PriceOne = ({ goods, mode, before, mrpBefore, onPrice, onStep }: OneProps) => {
  const { t } = useT()
  const { unit } = useItemLabels()
  const nameOf = useProductName()
  const isWide = useWideScreen()
  const [typed, setTyped] = useState(before === null ? '' : String(before))
  const [ownMrp, setOwnMrp] = useState(mrpBefore)
  const mrp = ownMrp ?? goods.mrp
  const price = rupeesOf(typed) ?? goods.price
  const checked = checkPrice(goods, { price, mrp, mode })
  const take = (rupees: number) => {
    if (checkPrice(goods, { price: rupees, mrp, mode })?.highest === null) onPrice({ price: rupees, mrp: ownMrp })
    else setTyped(String(rupees))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take(price)
    else if (event.key === 'ArrowUp') onStep(-1)
    else if (event.key === 'ArrowDown') onStep(1)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Card padding="sm" className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-3 md:grid-cols-2 md:gap-8">
        <About goods={goods} mrp={mrp} onMrp={(next) => setOwnMrp(Number.isNaN(next) ? undefined : next)} />
        <div className="grid grid-cols-1 content-start gap-3 md:content-center">
          <label className="control-within eases flex min-h-14 items-center gap-2 rounded-lg px-4">
            <span className="sr-only">{t('inventory.starter.price', { name: nameOf(goods) })}</span>
            <span aria-hidden className="text-2xl text-ink-soft">
              ₹
            </span>
            <input
              // biome-ignore lint/a11y/noAutofocus: the sprint is this one field, product after product
              autoFocus={isWide}
              inputMode={isWide ? 'decimal' : 'none'}
              autoComplete="off"
              value={typed}
              placeholder={String(goods.price)}
              onChange={(event) => setTyped(tidyAmount(event.target.value, typed))}
              onKeyDown={onKeyDown}
              className="figures min-h-12 w-full min-w-0 bg-transparent font-bold text-3xl outline-none placeholder:font-normal"
            />
            {goods.pack_size === null && <span className="whitespace-nowrap text-ink-soft">/ {unit(goods.unit)}</span>}
          </label>
          <Verdict checked={checked} goods={goods} mrp={mrp} mode={mode} onTake={(rupees) => setTyped(String(rupees))} />
          {!isWide && <NumberPad onKey={(key) => setTyped(pressKey(typed, key))} />}
          <div className="flex items-center justify-between">
            <IconButton icon="arrow-start" tone="outline" label={t('inventory.starter.before')} onClick={() => onStep(-1)} />
            <Button variant="ghost" size="sm" onClick={() => onPrice({ price: null })}>
              {t('inventory.starter.skip')}
            </Button>
            <IconButton icon="arrow-end" tone="outline" label={t('inventory.starter.after')} onClick={() => onStep(1)} />
          </div>
          {isWide && <p className="text-center text-ink-soft text-xs">{t('inventory.starter.keys')}</p>}
        </div>
      </Card>
      <BottomBar label={t('inventory.starter.prices')}>
        <Button variant="secondary" icon="tag" className="flex-1 sm:flex-none" onClick={() => take(goods.price)}>
          {t('inventory.starter.usual', { price: formatPrice(goods.price) })}
        </Button>
        <Button icon="check" className="flex-1 sm:flex-none" disabled={checked?.highest !== null} onClick={() => take(price)}>
          {t('inventory.starter.next')}
        </Button>
      </BottomBar>
    </>
  )
}
