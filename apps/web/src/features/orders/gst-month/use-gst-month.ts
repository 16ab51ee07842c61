import type { GstMonthReport } from '@jhola/contract/orders/invoices/gst-month-schema'
import { toShopTime } from '@jhola/contract/shared/time'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { gstMonthTables } from './gst-month-tables.ts'

const MONTHS_BACK = 24

/** The months of the last two years, the current one first. */
export const lastMonths = (nowMs: number): string[] => {
  const [year = 0, month = 1] = toShopTime(nowMs).date.split('-').map(Number)
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** The GST report of the chosen month, and saving it as a file. */
export const useGstMonth = () => {
  const { t } = useT()
  const moments = useMoments()
  const [months] = useState(() => lastMonths(Date.now()))
  const [month, choose] = useState(months[0] ?? '')
  const reading = useQuery({ ...apiQuery('GET /papers/month', { query: { month } }), staleTime: 0 })
  const save = useMutation({
    mutationFn: async ({ file, kind }: { file: GstMonthReport; kind: 'csv' | 'xlsx' }) => {
      const { writeTables } = await import('../../../shared/files/write-table.ts')
      const sheets = gstMonthTables(t, file).map(({ name, columns, rows }) => ({
        name,
        rows: [columns.map(({ label }) => label), ...rows],
      }))
      await writeTables(`gst-${file.month}`, kind, sheets)
      toast.success(t('orders.gst-month.saved', { month: moments.month(file.month) }))
    },
    onError: () => toast.error(t('orders.gst-month.failed')),
  })
  return { months, month, choose, reading, save: save.mutate, saving: save.isPending ? save.variables.kind : null }
}
