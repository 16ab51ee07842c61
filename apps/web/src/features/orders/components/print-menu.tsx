import { type ReactNode, useState } from 'react'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Menu } from '../../../shared/ui/menu.tsx'
import type { Order } from '../board-state.ts'
import { paperStore, RECEIPT_PAPERS } from '../paper.ts'
import { PickListSheet } from './pick-list-sheet.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { Receipt } from './receipt.tsx'

/** Prints something on the paper of this device; `sheet` must stand somewhere in the page. */
const usePrinting = () => {
  const paper = useStoredValue(paperStore, '80')
  const [content, setContent] = useState<ReactNode>(null)
  const sheet = content && (
    <PrintSheet paper={paper} onDone={() => setContent(null)}>
      {content}
    </PrintSheet>
  )
  return { paper, print: setContent, sheet }
}

/** The receipt of an order on the paper that this device prints on, the choice of that paper, and the pick list. */
export const PrintMenu = ({ order, size = 'sm' }: { order: Order; size?: 'sm' | 'md' }) => {
  const { t } = useT()
  const { paper, print, sheet } = usePrinting()
  return (
    <span className="inline-flex grow items-center gap-1">
      <Button size={size} className="grow" variant="secondary" icon="print" onClick={() => print(<Receipt order={order} />)}>
        {t('counter.action.print')}
      </Button>
      <Menu
        trigger={<IconButton icon="more" tone="outline" label={t('counter.paper.choose')} />}
        entries={[
          ...RECEIPT_PAPERS.map((one) => ({
            key: one,
            label: t(`counter.paper.${one}`),
            chosen: one === paper,
            onSelect: () => paperStore.write(one),
          })),
          {
            key: 'pick',
            icon: 'list' as const,
            label: t('counter.paper.pickList'),
            onSelect: () => print(<PickListSheet orders={[order]} />),
          },
        ]}
      />
      {sheet}
    </span>
  )
}

/** One pick list, or the receipts, of several orders. */
export const PrintMany = ({ orders }: { orders: readonly Order[] }) => {
  const { t } = useT()
  const { print, sheet } = usePrinting()
  const receipts = orders.map((order) => (
    <div key={order.id} className="break-after-page last:break-after-auto">
      <Receipt order={order} />
    </div>
  ))
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="secondary" icon="print">
            {t('counter.paper.print')}
          </Button>
        }
        entries={[
          {
            key: 'pick',
            icon: 'list',
            label: t('counter.paper.pickList'),
            onSelect: () => print(<PickListSheet orders={orders} />),
          },
          { key: 'receipts', icon: 'receipt', label: t('counter.paper.receipts'), onSelect: () => print(receipts) },
        ]}
      />
      {sheet}
    </>
  )
}
