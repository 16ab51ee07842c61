import { useState } from 'react'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { paperStore, RECEIPT_PAPERS } from '../../../shared/print/paper.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../../../shared/ui/menu.tsx'
import type { Order } from '../data/board-state.ts'
import type { PrintKind } from './print-job.tsx'

const JobPart = lazyPart(() => import('./print-job.tsx').then((module) => module.PrintJob))

/** Prints orders on this device's paper size; `job` must be rendered somewhere in the page. */
const usePrinting = (orders: readonly Order[]) => {
  const paper = useStoredValue(paperStore, '80')
  const [kind, setKind] = useState<PrintKind | null>(null)
  const onDone = () => setKind(null)
  const onFailed = useLoadFailure(onDone)
  const job = kind && <JobPart part={{ kind, orders, paper, onDone }} onFailed={onFailed} />
  return { paper, print: setKind, job }
}

/** A delivered order has a bill. So has a refunded one, unless it was never handed over. */
const hasBill = ({ practice, status_history }: Order): boolean =>
  !practice && status_history.some(({ status }) => status === 'delivered')

/** What can be printed of one order, for the menu of its details: pick list, bill, and the paper size of this device. */
export const usePrintEntries = (order: Order) => {
  const { t } = useT()
  const { paper, print, job } = usePrinting([order])
  const entries: MenuEntry[] = [
    { key: 'pick', icon: 'list', label: t('orders.board.paper.pickList'), onSelect: () => print('pick') },
    ...(hasBill(order)
      ? [{ key: 'bill', icon: 'receipt' as const, label: t('orders.board.paper.bill'), onSelect: () => print('bill') }]
      : []),
    ...RECEIPT_PAPERS.map((one) => ({
      key: one,
      label: t(`orders.board.paper.${one}`),
      chosen: one === paper,
      onSelect: () => paperStore.write(one),
    })),
  ]
  return { entries, printReceipt: () => print('receipts'), job }
}

/** Prints an order's receipt, bill or pick list, and selects the paper size of this device. */
export const PrintMenu = ({ order, size = 'sm' }: { order: Order; size?: 'sm' | 'md' }) => {
  const { t } = useT()
  const { entries, printReceipt, job } = usePrintEntries(order)
  return (
    <span className="inline-flex grow items-center gap-1">
      <Button size={size} className="grow" variant="secondary" icon="print" onClick={printReceipt}>
        {t('orders.board.action.print')}
      </Button>
      <Menu trigger={<IconButton icon="more" tone="outline" label={t('orders.board.paper.choose')} />} entries={entries} />
      {job}
    </span>
  )
}

/** Prints one pick list, or the receipts, of several orders. */
export const PrintMany = ({ orders }: { orders: readonly Order[] }) => {
  const { t } = useT()
  const { print, job } = usePrinting(orders)
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="secondary" icon="print">
            {t('orders.board.paper.print')}
          </Button>
        }
        entries={[
          { key: 'pick', icon: 'list', label: t('orders.board.paper.pickList'), onSelect: () => print('pick') },
          { key: 'receipts', icon: 'receipt', label: t('orders.board.paper.receipts'), onSelect: () => print('receipts') },
        ]}
      />
      {job}
    </>
  )
}
