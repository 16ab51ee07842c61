import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PrintInvoices } from '../../../domain/invoices/print-invoices.tsx'
import { useInvoiceContents } from '../../../domain/invoices/use-invoice-contents.ts'
import { ApiError } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import type { ReceiptPaper } from '../../../shared/print/paper.ts'
import { toast } from '../../../shared/ui/toast.ts'

type JobProps = { orderId: string; paper: ReceiptPaper; onDone(): void }

/** Prints the bill of a delivered order and its credit notes once they are loaded. */
export const BillJob = ({ orderId, paper, onDone }: JobProps) => {
  const { tError } = useT()
  const hasTexts = useArea('orders.invoice')
  const { data, error } = useQuery({
    ...apiQuery('GET /orders/{id}/invoice', { params: { id: orderId }, query: {} }),
    staleTime: 0,
  })
  const contents = useInvoiceContents(hasTexts ? data : undefined)
  const fail = useEffectEvent(() => {
    toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed'))
    onDone()
  })
  useEffect(() => {
    if (error) fail()
  }, [error])
  return hasTexts && data ? <PrintInvoices contents={contents} paper={paper} onDone={onDone} /> : null
}
