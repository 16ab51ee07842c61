import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { invoiceQuery, type OrderKey, orderPath } from '../tracking/api/order.ts'
import { usePrintInLight } from '../tracking/hooks/use-print-in-light.ts'

// Loaded in parallel with the bill.
const InvoicesPart = lazyPart(() => import('./invoice-documents.tsx').then((module) => module.InvoiceDocuments))

/** The bill of a delivered order on the screen as it is printed; the browser prints it or saves it as a PDF. */
export const InvoiceScreen = ({ orderKey }: { orderKey: OrderKey }) => {
  const { t, tError } = useT()
  const { data, error, isFetching, refetch } = useQuery(invoiceQuery(orderKey))
  const [isMissing, setMissing] = useState(false)
  usePrintInLight()
  return (
    <>
      <AppBar title={t('orders.invoice.title')} backTo={orderPath(orderKey, 'track')} />
      <main className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 p-4 print:max-w-none print:p-0">
        {!data && error ? (
          <LoadFailed
            message={t('orders.invoice.failed')}
            hint={tError(error.code, error.details)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : isMissing ? (
          <LoadFailed message={t('orders.invoice.failed')} hint={t('common.offline')} onRetry={() => location.reload()} />
        ) : (
          <InvoicesPart part={{ answer: data }} whileLoading={<SkeletonCards count={3} />} onFailed={() => setMissing(true)} />
        )}
      </main>
    </>
  )
}
