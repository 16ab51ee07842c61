import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { invoiceQuery, type OrderKey, orderPath } from '../api/order.ts'
import { usePrintInLight } from '../hooks/use-print-in-light.ts'
import { CreditNotePaper } from './credit-note-paper.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

/** The bill of a delivered order on the screen as it is on paper; the browser prints it or saves it as a PDF. */
export const InvoiceScreen = ({ orderKey }: { orderKey: OrderKey }) => {
  const { t, tError } = useT()
  const { data, error, isFetching, refetch } = useQuery(invoiceQuery(orderKey))
  usePrintInLight()
  return (
    <>
      <AppBar title={t('invoice.title')} backTo={orderPath(orderKey, 'track')} />
      <main className="mx-auto grid w-full max-w-3xl gap-4 p-4 print:max-w-none print:p-0">
        {data && (
          <>
            <InvoicePaper invoice={data.invoice} />
            {data.credit_notes.map((note) => (
              <CreditNotePaper key={note.number} note={note} invoice={data.invoice} />
            ))}
            <Button icon="print" className="print:hidden" onClick={() => window.print()}>
              {t('invoice.print')}
            </Button>
          </>
        )}
        {!data && !error && <SkeletonCards count={3} />}
        {!data && error && (
          <LoadFailed
            message={t('invoice.failed')}
            hint={tError(error.code, error.details)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </main>
    </>
  )
}
