import type { TaxMode } from '@jhola/contract/orders/pricing'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { useWideScreen } from '../../../shared/use-wide-screen.ts'
import { NumberPad } from './number-pad.tsx'
import { checkPrice } from './price-check.ts'
import { pressKey, rupeesOf, tidyAmount } from './typed-amount.ts'
import { type StarterGoods, useGoodsName } from './use-starter.ts'

export type Priced = { price: number | null; mrp?: number | undefined }
type OneProps = {
  goods: StarterGoods
  mode: TaxMode
  /** What was set before, when one comes back to it. */
  before: number | null
  mrpBefore: number | undefined
  onPrice(priced: Priced): void
  onStep(by: 1 | -1): void
}

/** The MRP of the catalogue, and a field for packs that say another one. */
const MrpPart = ({ goods, mrp, onMrp }: { goods: StarterGoods; mrp: number | null; onMrp(mrp: number): void }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  if (goods.mrp === null) return null
  return isOpen ? (
    <NumberField decimals className="w-36" label={t('starter.mrp')} prefix="₹" value={mrp ?? Number.NaN} onChange={onMrp} />
  ) : (
    <Button variant="ghost" size="sm" icon="edit" onClick={() => setOpen(true)}>
      {t('starter.mrp')} <Money rupees={mrp ?? goods.mrp} />
    </Button>
  )
}

/** One product and its price: a number and Enter by keyboard, or the pad by thumb. Enter alone takes the usual price. */
export const PriceOne = ({ goods, mode, before, mrpBefore, onPrice, onStep }: OneProps) => {
  const { t } = useT()
  const nameOf = useGoodsName()
  const isWide = useWideScreen()
  const [typed, setTyped] = useState(before === null ? '' : String(before))
  const [ownMrp, setOwnMrp] = useState(mrpBefore)
  const mrp = ownMrp ?? goods.mrp
  const price = rupeesOf(typed) ?? goods.price
  const checked = checkPrice(goods, { price, mrp, mode })
  const isFine = checked !== null && checked.highest === null
  const take = (rupees: number) => {
    const fits = checkPrice(goods, { price: rupees, mrp, mode })
    if (fits?.highest === null) onPrice({ price: rupees, mrp: ownMrp })
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
    <Card className="mx-auto grid w-full max-w-3xl gap-4 md:grid-cols-2 md:gap-8">
      <div className="flex items-center gap-4 md:flex-col md:items-stretch">
        <ProductImage src={goods.image} alt="" eager className="size-24 shrink-0 md:size-auto md:w-full" />
        <div className="min-w-0">
          <h2 className="text-xl leading-tight md:text-2xl">{nameOf(goods)}</h2>
          {nameOf(goods) !== goods.name && <p className="text-ink-soft text-sm">{goods.name}</p>}
          <bdi className="block text-ink-soft">{[goods.brand, goods.pack_size].filter(Boolean).join(' · ')}</bdi>
          <MrpPart goods={goods} mrp={mrp} onMrp={(next) => setOwnMrp(Number.isNaN(next) ? undefined : next)} />
        </div>
      </div>
      <div className="grid content-start gap-3">
        <label className="control-within eases flex min-h-16 items-center gap-2 rounded-lg px-4">
          <span className="sr-only">{t('starter.price', { name: nameOf(goods) })}</span>
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
            className="figures min-h-14 w-full min-w-0 bg-transparent font-bold text-3xl outline-none"
          />
          {goods.unit && <span className="text-ink-soft">{goods.pack_size ? '' : `/ ${goods.unit}`}</span>}
        </label>
        {checked?.highest != null ? (
          <Alert tone="error">
            {t('starter.aboveMrp', { withGst: checked.withGst, mrp: mrp ?? 0 })}{' '}
            <Button size="sm" variant="ghost" onClick={() => setTyped(String(checked.highest))}>
              {t('starter.highest', { price: checked.highest })}
            </Button>
          </Alert>
        ) : (
          mode === 'exclusive' &&
          checked && (
            <p className="text-ink-soft text-sm">
              {t('starter.withGst', { rate: goods.gst_rate })} <Money rupees={checked.withGst} />
            </p>
          )
        )}
        {!isWide && <NumberPad onKey={(key) => setTyped(pressKey(typed, key))} />}
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" icon="tag" onClick={() => take(goods.price)}>
            {t('starter.usual', { price: goods.price })}
          </Button>
          <Button icon="check" disabled={!isFine} onClick={() => take(price)}>
            {t('starter.next')}
          </Button>
        </div>
        <div className="flex items-center justify-between">
          <IconButton icon="arrow-start" tone="outline" label={t('starter.before')} onClick={() => onStep(-1)} />
          <Button variant="ghost" size="sm" onClick={() => onPrice({ price: null })}>
            {t('starter.skip')}
          </Button>
          <IconButton icon="arrow-end" tone="outline" label={t('starter.after')} onClick={() => onStep(1)} />
        </div>
        {isWide && <p className="text-center text-ink-soft text-xs">{t('starter.keys')}</p>}
      </div>
    </Card>
  )
}
