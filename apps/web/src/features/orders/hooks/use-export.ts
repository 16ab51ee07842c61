import { ORDER_CHANNELS } from '@jhola/contract/orders/order-filters'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError, api } from '../../../shared/api-client.ts'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { type ExportedOrder, type ExportWords, toExportTable } from '../export-table.ts'
import { type TableFilters, toFilterQuery } from '../table-filters.ts'

export const EXPORT_KINDS = ['csv', 'xlsx', 'pdf'] as const
type ExportKind = (typeof EXPORT_KINDS)[number]

const HEAD: readonly TextKey[] = [
  'counter.list.export.order',
  'counter.list.export.time',
  'counter.table.customer',
  'counter.details.phone',
  'counter.list.export.type',
  'counter.details.address',
  'counter.details.landmark',
  'counter.list.export.pincode',
  'counter.table.items',
  'counter.details.subtotal',
  'counter.details.discount',
  'counter.details.tax',
  'counter.details.deliveryFee',
  'counter.details.total',
  'counter.details.payment',
  'counter.details.paymentStatus',
  'counter.table.status',
  'counter.list.filter.channel',
  'counter.details.notes',
]

/** What a file says, in the reader's language. */
export const useExportWords = (): ExportWords => {
  const { t } = useT()
  const items = useItemWords()
  return useMemo(
    () => ({
      head: HEAD.map((key) => t(key)),
      type: (type) => t(`counter.${type}`),
      items: (lines) =>
        lines
          .map((line) => {
            const name = items.name({ name: line.product_name, name_hi: line.product_name_hi })
            return `${line.quantity} x ${name}${line.pack_size ? ` (${items.pack(line.pack_size)})` : ''}`
          })
          .join('; '),
      status: (status) => t(`common.status.${status}`),
      method: (method) => t(`common.payment.${method}`),
      payment: (status) => t(`common.payment.${status}`),
      channel: (channel) => {
        const known = ORDER_CHANNELS.find((one) => one === channel)
        return known ? t(`counter.list.channel.${known}`) : channel
      },
      phone: formatPhone,
    }),
    [t, items],
  )
}

/** Saves every order that passes the filters as a file; a PDF is a print of the list, which `printed` holds until it is done. */
export const useExport = (filters: TableFilters) => {
  const { t, tError } = useT()
  const words = useExportWords()
  const [printed, setPrinted] = useState<readonly ExportedOrder[] | null>(null)
  const save = useMutation({
    mutationFn: async (kind: ExportKind) => {
      const { rows, total, limit } = await api('GET /orders/export', { query: toFilterQuery(filters) })
      if (rows.length === 0) return toast.info(t('counter.table.empty'))
      if (total > limit) toast.warning(t('counter.list.export.cut', { limit, total }))
      if (kind === 'pdf') return setPrinted(rows)
      const { writeTable } = await import('../../../shared/files/write-table.ts')
      await writeTable('orders', kind, t('counter.orders'), toExportTable(rows, words))
      toast.success(t('counter.list.export.saved', { count: rows.length }))
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('counter.list.export.failed')),
  })
  return { save: save.mutate, isSaving: save.isPending, printed, donePrinting: () => setPrinted(null) }
}
