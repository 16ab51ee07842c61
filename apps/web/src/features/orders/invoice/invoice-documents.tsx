import { useState } from 'react'
import type { InvoiceContent } from '../../../domain/invoices/invoice-content.ts'
import { InvoiceSheet } from '../../../domain/invoices/invoice-sheet.tsx'
import { PrintInvoices } from '../../../domain/invoices/print-invoices.tsx'
import { useInvoiceContents } from '../../../domain/invoices/use-invoice-contents.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { RECEIPT_PAPERS, type ReceiptPaper } from '../../../shared/print/paper.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'

/** Selects the document and prints it. */
const Printing = ({ contents }: { contents: readonly InvoiceContent[] }) => {
  const { t } = useT()
  const [paper, setPaper] = useState<ReceiptPaper>('a4')
  const [isPrinting, setPrinting] = useState(false)
  return (
    <div className="grid gap-3 print:hidden">
      <SegmentedControl
        label={t('orders.invoice.paper')}
        fullWidth
        segments={RECEIPT_PAPERS.toReversed().map((value) => ({ value, label: t(`orders.invoice.on.${value}`) }))}
        value={paper}
        onChange={setPaper}
      />
      <Button icon="print" onClick={() => setPrinting(true)}>
        {t('orders.invoice.print')}
      </Button>
      {isPrinting && <PrintInvoices contents={contents} paper={paper} onDone={() => setPrinting(false)} />}
    </div>
  )
}

/** An invoice and its credit notes as printed, with the print button; `answer` is `undefined` while it loads. */
export const InvoiceDocuments = ({ answer }: { answer: ApiReply<'GET /orders/{id}/invoice'> | undefined }) => {
  const { t } = useT()
  const contents = useInvoiceContents(answer)
  if (!answer) return <SkeletonCards count={3} />
  return (
    <>
      {answer.invoice.view_only && <Alert icon="eye-off">{t('orders.invoice.viewOnly')}</Alert>}
      {contents.map((content, index) => (
        <Card
          key={content.number}
          className={cx('print:border-0 print:p-0 print:shadow-none', index > 0 && 'print:break-before-page')}
        >
          <InvoiceSheet content={content} />
        </Card>
      ))}
      <Printing contents={contents} />
    </>
  )
}
