import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import type { PaidBy } from '@jhola/contract/orders/steps/paid-by'
import { useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { ACTION_LABELS } from '../data/order-labels.ts'
import { useRiders } from '../data/riders.ts'
import { MoneyChoice, RiderChoice } from './bulk-choices.tsx'
import { LeftOut } from './left-out.tsx'
import { useBulkPlan } from './use-bulk-plan.ts'
import { useSendBulk } from './use-send-bulk.ts'

type QuestionProps = { ids: readonly string[]; isFiltered: boolean; onClose(): void }

/** The time that each accepted order gets. */
const EachTime = () => {
  const { t } = useT()
  const { readyMinutes } = useShopPreferences().counter
  const time = readyMinutes === null ? t('orders.board.accept.usual') : t('orders.board.accept.minutes', { count: readyMinutes })
  return <p>{t('orders.bulk.each', { time })}</p>
}

/** One question about a whole column: which step, how many orders, what it takes for granted, and which are left out and why. */
export const BulkQuestion = ({ ids, isFiltered, onClose }: QuestionProps) => {
  const { t } = useT()
  const hasTexts = useArea('orders.bulk')
  const { plan, targets, choose } = useBulkPlan(ids)
  const { riders, last } = useRiders({ isWanted: targets.includes('out_for_delivery') })
  const [chosenRider, setRider] = useState<Rider | null>()
  const [paidBy, setPaidBy] = useState<PaidBy>('cash')
  const send = useSendBulk(onClose)
  const rider = chosenRider === undefined ? (last ?? null) : chosenRider
  if (!hasTexts)
    return (
      <Dialog open onOpenChange={onClose} size="sm" title={t('orders.board.tab.all')}>
        <Skeleton className="h-40" />
      </Dialog>
    )
  const count = plan?.orders.length ?? 0
  const action = plan && t(ACTION_LABELS[plan.to].key)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={action ? `${action} · ${t('orders.bulk.count', { count })}` : t('orders.board.tab.all')}
      description={count > 0 ? t('orders.bulk.undo') : t('orders.bulk.none')}
      footer={
        plan &&
        count > 0 && (
          <Button
            variant={plan.to === 'confirmed' ? 'success' : 'brand'}
            size="lg"
            fullWidth
            icon={ACTION_LABELS[plan.to].icon}
            onClick={() => send(plan, { rider, paidBy })}
          >
            {action} ({count})
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {plan && targets.length > 1 && (
          <SegmentedControl
            fullWidth
            label={t('orders.bulk.step')}
            // Four names in a row leave no room for pictures on a phone.
            segments={targets.map((to) => ({
              value: to,
              label: t(ACTION_LABELS[to].key),
              ...(targets.length < 3 && { icon: ACTION_LABELS[to].icon }),
            }))}
            value={plan.to}
            onChange={choose}
          />
        )}
        {isFiltered && <p className="text-ink-soft">{t('orders.bulk.found')}</p>}
        {plan?.to === 'confirmed' && count > 0 && <EachTime />}
        {plan?.to === 'out_for_delivery' && count > 0 && <RiderChoice riders={riders} rider={rider} onChange={setRider} />}
        {plan && plan.cash.count > 0 && <MoneyChoice cash={plan.cash} paidBy={paidBy} onChange={setPaidBy} />}
        {plan && <LeftOut leftOut={plan.leftOut} />}
      </div>
    </Dialog>
  )
}
