import { useMutation } from '@tanstack/react-query'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

const loadWriter = async () => (await import('../../../shared/files/write-table.ts')).writeTable

/** The files to download: an empty template, and the rows with errors. */
export const useImportFiles = () => {
  const { t, tError } = useT()
  const onError = (error: Error) =>
    toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.import.failed'))
  const template = useMutation({
    onError,
    mutationFn: async (kind: 'csv' | 'xlsx') => {
      const { columns, rows } = await api('GET /inventory/imports/template')
      const writeTable = await loadWriter()
      await writeTable('products', kind, t('inventory.import.sheet'), [columns.map(({ heading }) => heading), ...rows])
    },
  })
  const refused = useMutation({
    onError,
    mutationFn: async (importId: string) => {
      const table: string[][] = []
      let head: string[] = []
      for (let after: number | null = 0; after !== null; ) {
        const page: Awaited<ReturnType<typeof readRefused>> = await readRefused(importId, after)
        head = page.head
        table.push(...page.rows.map(({ row, cells, reason }) => [...cells, String(row), reason]))
        after = page.next
      }
      const writeTable = await loadWriter()
      await writeTable('refused', 'csv', t('inventory.import.sheet'), [head, ...table])
      toast.success(t('inventory.import.downloaded', { count: table.length }))
    },
  })
  return {
    saveTemplate: (kind: 'csv' | 'xlsx') => template.mutate(kind),
    isSavingTemplate: template.isPending,
    saveRefused: (importId: string) => refused.mutate(importId),
    isSavingRefused: refused.isPending,
  }
}

const readRefused = (importId: string, after: number) =>
  api('GET /inventory/imports/{import_id}/refused', { params: { import_id: importId }, query: { after } })
