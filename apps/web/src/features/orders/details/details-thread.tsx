import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { ThreadView } from '../thread/thread-view.tsx'
import { useThread } from '../thread/use-thread.ts'

/** The shop's side in the details of an order. Who sees orders reads it; who speaks with customers writes. */
export const DetailsThread = ({ orderId }: { orderId: string }) => {
  const call = { params: { id: orderId }, headers: {} }
  const state = useThread(call)
  const may = useMay()
  const { t } = useT()
  if (!useArea('tracking.later')) return <Skeleton className="h-24" />
  return (
    <div className="border-line-strong border-t border-dashed pt-3">
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">{t('tracking.later.thread.title')}</h3>
      <ThreadView state={state} call={call} side="shop" mayWrite={may('customers')} />
    </div>
  )
}
