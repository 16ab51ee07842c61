import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import { useEffect, useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useI18nStore, useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Order } from '../data/board-state.ts'
import { useNextSteps } from '../data/use-next-steps.ts'

const loadQuestion = () => import('./bulk-question.tsx').then((module) => module.BulkQuestion)
const QuestionPart = lazyPart(loadQuestion)

type ColumnBulkProps = {
  orders: readonly Order[]
  /** The column or tab that it is about. */
  name: string
  /** The search hides some of its orders. */
  isFiltered?: boolean
  className?: string
}

/** Fewer are done one by one. */
const WORTH_IT = 2

/** The question is there without a network as well. */
const useQuestionAhead = (isWanted: boolean): void => {
  const texts = useI18nStore()
  useEffect(() => {
    if (!isWanted) return
    loadQuestion().catch(() => undefined)
    texts.need(['orders.bulk']).catch(() => undefined)
  }, [isWanted, texts])
}

/** The small button at the head of a column that asks once about all its orders. Picture mode has none: why orders are left out needs words. */
export const ColumnBulk = ({ orders, name, isFiltered = false, className }: ColumnBulkProps) => {
  const { t } = useT()
  const may = useMay()
  const { next } = useNextSteps()
  const isPictures = useShopPreferences().literacyLevel === 'none'
  // The orders of this moment: one that comes meanwhile does not change what the thumb is about to confirm.
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const onFailed = useLoadFailure(() => setAsked(null))
  const canGo = orders.filter((order) =>
    next(order)
      .slice(0, 1)
      .some((to) => may(NEEDED_FOR_STATUS[to])),
  )
  const isShown = canGo.length >= WORTH_IT && !isPictures
  useQuestionAhead(isShown)
  return (
    <>
      {isShown && (
        <button
          type="button"
          aria-label={`${t('orders.board.tab.all')}: ${name}`}
          className={cx(
            'inline-flex min-h-11 shrink-0 items-center gap-1 rounded-md px-2 font-semibold text-brand text-sm hover:bg-brand-soft pointer-fine:min-h-7',
            className,
          )}
          onClick={() => setAsked(canGo.map(({ id }) => id))}
        >
          <Icon name="check" size="xs" />
          {t('orders.board.tab.all')}
        </button>
      )}
      {asked && <QuestionPart part={{ ids: asked, isFiltered, onClose: () => setAsked(null) }} onFailed={onFailed} />}
    </>
  )
}
