import { formatRupees } from '@jhola/contract/shared/money'
import { useState } from 'react'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { formatPersonOnDevice } from '../../../shared/format/device-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { paperStore } from '../../../shared/print/paper.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import type { Closing } from '../data/payments-api.ts'
import { useClosingRows } from './closing-rows.tsx'
import { ClosingSlip } from './closing-slip.tsx'

/** A closed day: its result, who closed it, and the cash recorded after it was closed. */
export const ClosedDay = ({ closing, storeName }: { closing: Closing; storeName: string }) => {
  const { t } = useT()
  const moments = useMoments()
  const paper = useStoredValue(paperStore, '80')
  const [isPrinting, setPrinting] = useState(false)
  const rows = useClosingRows(closing)
  return (
    <Card as="section" aria-label={t('payments.close.isClosed')} className="grid max-w-xl grid-cols-1 gap-4">
      <CardTitle
        action={
          <Button variant="secondary" icon="print" onClick={() => setPrinting(true)}>
            {t('payments.close.print')}
          </Button>
        }
      >
        {t('payments.close.isClosed')}
      </CardTitle>
      <DataList rows={rows} />
      {closing.reason && (
        <p>
          {t(`payments.close.reason.${closing.reason}`)}
          {closing.note && <bdi className="block text-ink-soft">{closing.note}</bdi>}
        </p>
      )}
      {!closing.reason && closing.note && <bdi className="text-ink-soft">{closing.note}</bdi>}
      <p className="text-ink-soft text-sm">
        {t('payments.close.closed', {
          when: moments.dayAndTime(closing.closed_at),
          who: formatPersonOnDevice(t, closing.closed_by),
        })}
      </p>
      {closing.after !== 0 && (
        <Alert tone="warning" title={`${t('payments.close.after')}: ${formatRupees(closing.after)}`}>
          {t('payments.close.afterHint')}
        </Alert>
      )}
      {isPrinting && (
        <PrintSheet paper={paper} onDone={() => setPrinting(false)}>
          <ClosingSlip closing={closing} storeName={storeName} />
        </PrintSheet>
      )}
    </Card>
  )
}
