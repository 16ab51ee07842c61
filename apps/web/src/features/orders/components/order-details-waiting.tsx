import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

type WaitingProps = { message: string | null; isRetrying: boolean; onRetry(): void; onClose(): void }

/** The details of an order that has to be read first, or could not be. */
export const OrderDetailsWaiting = ({ message, isRetrying, onRetry, onClose }: WaitingProps) => {
  const { t } = useT()
  return (
    <Dialog open onOpenChange={onClose} size="md" title={t('counter.orders')}>
      {message === null ? (
        <div className="grid gap-3" aria-busy="true">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <LoadFailed message={t('counter.details.failed')} hint={message} onRetry={onRetry} retrying={isRetrying} />
      )}
    </Dialog>
  )
}
