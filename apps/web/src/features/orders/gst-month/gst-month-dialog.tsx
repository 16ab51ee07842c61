import type { GstMonthReport } from '@jhola/contract/orders/invoices/gst-month-schema'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { GstMonthSheet } from './gst-month-sheet.tsx'
import { totalRows } from './gst-month-tables.ts'
import { useGstMonth } from './use-gst-month.ts'

const Figures = ({ file }: { file: GstMonthReport }) => {
  const { t } = useT()
  const rows = totalRows(t, file)
  if (file.documents.length === 0) return <Alert tone="neutral">{t('orders.gst-month.empty')}</Alert>
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid gap-1">
        {file.documents.map(({ kind, from, to, count }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4">
            <span>{kind === 'credit_note' ? t('orders.invoice.creditNote') : t(`orders.invoice.kind.${kind}`)}</span>
            <span className="figures text-ink-soft">
              <bdi>{from === to ? from : `${from} – ${to}`}</bdi> · <bdi>{count}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <DataList
        rows={rows
          .filter(([, rupees], index) => rupees !== 0 || index === rows.length - 1)
          .map(([label, rupees], index, kept) => ({
            key: label,
            label,
            value: <Money rupees={rupees} exact />,
            total: index === kept.length - 1,
          }))}
      />
    </div>
  )
}

type Reading = ReturnType<typeof useGstMonth>

const Content = ({ reading: { reading } }: { reading: Reading }) => {
  const { t, tError } = useT()
  const { data, error, isFetching, refetch } = reading
  if (data) return <Figures file={data.file} />
  if (!error) return <Skeleton className="h-48" />
  return (
    <LoadFailed
      message={t('orders.gst-month.failed')}
      hint={error instanceof ApiError ? tError(error.code, error.details) : undefined}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

/** The GST report of a month for the accountant: its totals, and the file as CSV, Excel or print. */
export const GstMonthDialog = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const moments = useMoments()
  const hasTexts = [useArea('orders.gst-month'), useArea('orders.invoice')].every(Boolean)
  const month = useGstMonth()
  const [printed, setPrinted] = useState<GstMonthReport | null>(null)
  const file = month.reading.data?.file
  const isEmpty = !file || file.documents.length === 0
  const button = (kind: 'csv' | 'xlsx', icon: 'text' | 'table') => (
    <Button
      variant="secondary"
      icon={icon}
      className="grow"
      disabled={isEmpty}
      loading={month.saving === kind}
      onClick={() => file && month.save({ file, kind })}
    >
      {t(`orders.gst-month.${kind}`)}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('orders.gst-month.title')}
      description={t('orders.gst-month.description')}
      footer={
        hasTexts && (
          <div className="flex w-full flex-wrap gap-2">
            {button('csv', 'text')}
            {button('xlsx', 'table')}
            <Button icon="print" className="grow" disabled={isEmpty} onClick={() => file && setPrinted(file)}>
              {t('orders.gst-month.print')}
            </Button>
          </div>
        )
      }
    >
      {hasTexts ? (
        <div className="grid grid-cols-1 gap-4">
          <Select
            label={t('orders.gst-month.month')}
            options={month.months.map((one) => ({ value: one, label: moments.month(one) }))}
            value={month.month}
            onChange={({ target }) => month.choose(target.value)}
          />
          <Content reading={month} />
        </div>
      ) : (
        <Skeleton className="h-48" />
      )}
      {printed && (
        <PrintSheet paper="a4-wide" title={`gst-${printed.month}`} onDone={() => setPrinted(null)}>
          <GstMonthSheet file={printed} />
        </PrintSheet>
      )}
    </Dialog>
  )
}
