import { ORDER_CHANNELS } from '@jhola/contract/orders/order-filters'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { type TableFilters, toFilterQuery } from '../data/table-filters.ts'
import { type ExportedOrder, type ExportLabels, toExportTable } from './export-table.ts'

export const EXPORT_KINDS = ['csv', 'xlsx', 'pdf'] as const
type ExportKind = (typeof EXPORT_KINDS)[number]

const HEAD: readonly TextKey[] = [
  'orders.board.list.export.order',
  'orders.board.list.export.time',
  'orders.board.table.customer',
  'orders.board.details.phone',
  'orders.board.list.export.type',
  'orders.board.details.address',
  'orders.board.details.landmark',
  'orders.board.list.export.pincode',
  'orders.board.table.items',
  'orders.board.details.subtotal',
  'orders.board.details.discount',
  'orders.board.details.tax',
  'orders.board.details.deliveryFee',
  'orders.board.details.roundOff',
  'orders.board.details.total',
  'orders.board.details.payment',
  'orders.board.details.paymentStatus',
  'orders.board.table.status',
  'orders.board.list.filter.channel',
  'orders.board.details.notes',
]

/** The labels of a file in the user's language. */
export const useExportLabels = (): ExportLabels => {
  const { t } = useT()
  const items = useItemLabels()
  return useMemo(
    () => ({
      head: HEAD.map((key) => t(key)),
      type: (type) => t(`orders.board.${type}`),
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
        return known ? t(`orders.board.list.channel.${known}`) : channel
      },
      phone: formatPhone,
    }),
    [t, items],
  )
}

/**
 * Saves every order that matches the filters to a file. A PDF is a print of the list; `printed` holds that list until it is
 * printed.
 */
export const useExport = (filters: TableFilters) => {
  const { t, tError } = useT()
  const labels = useExportLabels()
  const [printed, setPrinted] = useState<readonly ExportedOrder[] | null>(null)
  const save = useMutation({
    mutationFn: async (kind: ExportKind) => {
      const { rows, total, limit } = await api('GET /orders/export', { query: toFilterQuery(filters) })
      if (rows.length === 0) return toast.info(t('orders.board.table.empty'))
      if (total > limit) toast.warning(t('orders.board.list.export.cut', { limit, total }))
      if (kind === 'pdf') return setPrinted(rows)
      const { writeTable } = await import('../../../shared/files/write-table.ts')
      await writeTable('orders', kind, t('orders.board.orders'), toExportTable(rows, labels))
      toast.success(t('orders.board.list.export.saved', { count: rows.length }))
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('orders.board.list.export.failed')),
  })
  return { save: save.mutate, isSaving: save.isPending, printed, donePrinting: () => setPrinted(null) }
}
