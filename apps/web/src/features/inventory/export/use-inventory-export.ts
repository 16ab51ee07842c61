import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { toFilterQuery } from '../data/list-address.ts'

export const EXPORT_KINDS = ['csv', 'xlsx', 'pdf'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]
/** The products in the file: all that match the filters, or the selected ones. */
export type Exported = ReturnType<typeof toFilterQuery> | { ids: string }
export type ExportTable = Pick<ApiReply<'GET /inventory/export'>, 'head' | 'rows'>

/** Every page of the export, one after the other. */
const readAll = async (what: Exported): Promise<ExportTable> => {
  const rows: ExportTable['rows'] = []
  for (let page = 1; ; page += 1) {
    const reply = await api('GET /inventory/export', { query: { ...what, page } })
    rows.push(...reply.rows)
    if (page >= reply.totalPages) return { head: reply.head, rows }
  }
}

/**
 * Saves products as a file that can be imported again. A PDF is a print of the list; `printed` holds that list until it is
 * printed.
 */
export const useInventoryExport = (what: Exported, onDone: () => void) => {
  const { t, tError } = useT()
  const [printed, setPrinted] = useState<ExportTable | null>(null)
  const save = useMutation({
    mutationFn: async (kind: ExportKind) => {
      const table = await readAll(what)
      if (kind === 'pdf') return setPrinted(table)
      const { writeTable } = await import('../../../shared/files/write-table.ts')
      await writeTable('inventory', kind, t('inventory.title'), [table.head, ...table.rows])
      toast.success(t('inventory.product.export.saved', { count: table.rows.length }))
      onDone()
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.product.export.failed')),
  })
  return { save: save.mutate, kind: save.isPending ? save.variables : null, printed }
}
