import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { invalidateInventory } from '../data/inventory-api.ts'
import type { Label } from './label-pages.tsx'

/** Creates shop barcodes for products without one. */
const useCreateBarcodes = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => api('POST /inventory/labels/codes', { body: { ids } }),
    onSuccess: async ({ given }) => {
      await Promise.all([client.invalidateQueries({ queryKey: ['GET /inventory/labels'] }), invalidateInventory(client)])
      toast.success(t('inventory.labels.given', { count: given }))
    },
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('common.offline')),
  })
}

type ListProps = {
  labels: readonly Label[]
  /** Copies by product id; one copy if the product is not listed. */
  copies: Readonly<Record<string, number>>
  onCopies(id: string, count: number): void
}

const COPIES_MAX = 500

/** The products with the number of labels of each, and a button to create missing barcodes. */
export const CopiesList = ({ labels, copies, onCopies }: ListProps) => {
  const { t } = useT()
  const { pack } = useItemLabels()
  const creating = useCreateBarcodes()
  const uncoded = labels.filter(({ barcode }) => barcode === null)
  return (
    <div className="grid gap-3">
      {uncoded.length > 0 && (
        <Alert
          tone="warning"
          title={t('inventory.labels.noCode', { count: uncoded.length })}
          action={
            <Button
              size="sm"
              variant="secondary"
              icon="scan"
              loading={creating.isPending}
              onClick={() => creating.mutate(uncoded.map(({ id }) => id))}
            >
              {t('inventory.labels.giveCodes')}
            </Button>
          }
        >
          {t('inventory.labels.noCodeHint')}
        </Alert>
      )}
      <Card padding="none">
        <ul>
          {labels.map((label) => (
            <li key={label.id} className="flex items-center gap-3 border-line border-b p-3 last:border-b-0">
              <div className="min-w-0 flex-1">
                <p className="font-semibold leading-tight">{label.name_local ?? label.name}</p>
                <p className="text-ink-soft text-sm">
                  <SeparatedList facts={[label.brand, label.name_local && label.name, pack(label.pack_size)]} />
                </p>
                <p className="text-sm">
                  <Money rupees={label.price} className="font-bold" />{' '}
                  <bdi className="text-ink-soft">{label.barcode ?? t('inventory.labels.withoutCode')}</bdi>
                </p>
              </div>
              <NumberField
                className="w-24 shrink-0"
                label={t('inventory.labels.copies')}
                value={copies[label.id] ?? 1}
                onChange={(count) => onCopies(label.id, Number.isNaN(count) ? 0 : Math.min(count, COPIES_MAX))}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
