import type { ReactNode } from 'react'
import type { CartChange } from '../../../../domain/cart/cart-changes.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { snackbar } from '../../../../shared/ui/toast.ts'
import type { DraftControl } from '../hooks/use-draft.ts'
import { CounterLines, type LineParts } from './counter-lines.tsx'

type OrderSlipProps = LineParts & {
  control: DraftControl
  changes: readonly CartChange[]
  onAccept(): void
  /** The bill of the lines. */
  summary: ReactNode
}

/** The lines of the order, what changed at the shop, and the total. */
export const OrderSlip = ({ control, changes, onAccept, summary, ...parts }: OrderSlipProps) => {
  const { t } = useT()
  const { items } = control.draft
  if (items.length === 0)
    return (
      <p className="py-6 text-center text-ink-soft">
        <span className="block font-semibold text-ink">{t('orders.create.empty')}</span>
        {t('orders.create.emptyHint')}
      </p>
    )
  return (
    <>
      {changes.length > 0 && (
        <Alert
          tone="warning"
          className="mb-3"
          action={
            <Button variant="secondary" size="sm" icon="refresh" onClick={onAccept}>
              {t('orders.create.update')}
            </Button>
          }
        >
          {t('orders.create.changed')}
        </Alert>
      )}
      <div className="lg:-me-3 min-h-24 lg:overflow-y-auto lg:pe-3">
        <CounterLines items={items} changes={changes} onQuantity={control.setLine} {...parts} />
      </div>
      <div className="border-line-strong border-t border-dashed pt-3">{summary}</div>
    </>
  )
}

/** Removes all lines when the customer leaves; can be undone for a few seconds. */
const StartOver = ({ control: { draft, change, begin } }: { control: DraftControl }) => {
  const { t } = useT()
  const startOver = () => {
    begin()
    snackbar(t('orders.create.cleared'), { label: t('cart.undo'), run: () => change(draft) })
  }
  return draft.items.length > 0 && !draft.placed ? (
    <IconButton icon="trash" label={t('orders.create.startOver')} onClick={startOver} className="-my-2 text-ink-soft" />
  ) : null
}

type OrderAsideProps = OrderSlipProps & {
  /** An error message shown above the lines. */
  notice?: ReactNode
  /** The button for the next step. */
  actions?: ReactNode
  className?: string
}

/** The panel with the order beside the product picker, with the next step below it. */
export const OrderAside = ({ notice, actions, className, ...slip }: OrderAsideProps) => {
  const { t } = useT()
  return (
    <Card as="section" aria-labelledby="slip-title" {...(className && { className })}>
      <CardTitle action={<StartOver control={slip.control} />}>
        <span id="slip-title">{t('orders.create.inOrder')}</span>
      </CardTitle>
      {notice}
      <OrderSlip {...slip} />
      {actions}
    </Card>
  )
}
