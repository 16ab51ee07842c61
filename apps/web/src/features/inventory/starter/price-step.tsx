import type { TaxMode } from '@jhola/contract/tax/gst'
import { useMemo, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { nextToPrice, setPrice, skipRest, step, takeUsual } from './draft.ts'
import { PriceList } from './price-list.tsx'
import { PriceOne } from './price-one.tsx'
import { type PricingState, pricingStateOf } from './to-send.ts'
import { useSend } from './use-send.ts'
import { type StarterCatalogueProduct, type StarterControl, useProductName } from './use-starter.ts'

const STOCKS = ['0', '10', '20', '50'] as const

type FinishProps = {
  state: PricingState
  stock: number
  onStock(stock: number): void
  onMend(goods: StarterCatalogueProduct): void
}

/** All products are priced: those that exceed their MRP, and the opening stock. */
const Finish = ({ state, stock, onStock, onMend }: FinishProps) => {
  const { t } = useT()
  const nameOf = useProductName()
  return (
    <Card className="mx-auto grid w-full max-w-2xl gap-5">
      <h2 className="text-2xl">{t('inventory.starter.ready', { count: state.products.length })}</h2>
      {state.stopped.length > 0 && (
        <Alert tone="warning" title={t('inventory.starter.stopped', { count: state.stopped.length })}>
          <ul className="grid">
            {state.stopped.map((goods) => (
              <li key={goods.key}>
                <Button variant="ghost" size="sm" icon="edit" onClick={() => onMend(goods)}>
                  {nameOf(goods)}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <RadioCards
        label={t('inventory.starter.howMany')}
        columns={2}
        value={STOCKS.find((one) => Number(one) === stock) ?? '0'}
        onChange={(value) => onStock(Number(value))}
        options={STOCKS.map((value) => ({
          value,
          title: value === '0' ? t('inventory.starter.countLater') : t('inventory.starter.about', { count: Number(value) }),
          hint: value === '0' ? t('inventory.starter.countLaterHint') : undefined,
        }))}
      />
    </Card>
  )
}

type PriceProps = { queue: readonly StarterCatalogueProduct[]; mode: TaxMode; control: StarterControl }

/** Second step: pricing one product after another (sixty prices in a few minutes). */
export const PriceStep = ({ queue, mode, control }: PriceProps) => {
  const { t } = useT()
  const { draft, change } = control
  const [view, setView] = useState<'one' | 'list'>('one')
  const { isSending, send } = useSend(control)
  const keys = useMemo(() => queue.map(({ key }) => key), [queue])
  const state = pricingStateOf(queue, draft, mode)
  const at = draft.at !== null && keys.includes(draft.at) ? draft.at : nextToPrice(keys, draft.prices, null)
  const goods = queue.find(({ key }) => key === at)
  const go = (next: string | null) => change((before) => ({ ...before, at: next }))
  const isOneByOne = view === 'one' && goods !== undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <div className="mb-1 flex flex-wrap items-center gap-x-2">
          <Button
            variant="ghost"
            size="sm"
            icon="grid"
            className="-ms-3"
            onClick={() => change((before) => ({ ...before, step: 'choose' }))}
          >
            <span className="max-sm:sr-only">{t('inventory.starter.backToChoosing')}</span>
          </Button>
          <p className="me-auto font-semibold text-sm">
            {t('inventory.starter.progress', { done: state.done, total: queue.length })}
          </p>
          <Button
            variant="ghost"
            size="sm"
            icon={view === 'one' ? 'list' : 'edit'}
            onClick={() => setView(view === 'one' ? 'list' : 'one')}
          >
            <span className="max-sm:sr-only">{t(view === 'one' ? 'inventory.starter.list' : 'inventory.starter.oneByOne')}</span>
          </Button>
          {isOneByOne && state.products.length > 0 && (
            <Button variant="ghost" size="sm" icon="check" onClick={() => change((before) => skipRest(before, keys))}>
              {t('inventory.starter.finish')}
            </Button>
          )}
        </div>
        <ProgressBar label={t('inventory.starter.prices')} value={state.done} max={queue.length} tone="success" />
      </div>
      {isOneByOne && (
        <Button variant="secondary" icon="check" onClick={() => change((before) => takeUsual(before, queue))}>
          {t('inventory.starter.takeUsual')}
        </Button>
      )}
      {view === 'list' && (
        <PriceList
          queue={queue}
          prices={draft.prices}
          mrps={draft.mrps}
          mode={mode}
          onPrice={({ key }, price) => change((before) => ({ ...before, prices: { ...before.prices, [key]: price } }))}
        />
      )}
      {isOneByOne && (
        <PriceOne
          key={goods.key}
          goods={goods}
          mode={mode}
          before={draft.prices[goods.key] ?? null}
          mrpBefore={draft.mrps[goods.key]}
          onPrice={(priced) => change((before) => setPrice(before, keys, { key: goods.key, ...priced }))}
          onStep={(by) => go(step(keys, goods.key, by))}
        />
      )}
      {!isOneByOne && (
        <>
          <Finish
            state={state}
            stock={draft.stock}
            onStock={(stock) => change((before) => ({ ...before, stock }))}
            onMend={({ key }) => {
              setView('one')
              go(key)
            }}
          />
          <BottomBar label={t('inventory.starter.title')}>
            <p className="font-semibold max-sm:hidden">{t('inventory.starter.ready', { count: state.products.length })}</p>
            <Button
              icon="check"
              className="max-sm:flex-1"
              loading={isSending}
              disabled={state.products.length === 0}
              onClick={() => send(state)}
            >
              {t('inventory.starter.putOnShelf', { count: state.products.length })}
            </Button>
          </BottomBar>
        </>
      )}
    </div>
  )
}
