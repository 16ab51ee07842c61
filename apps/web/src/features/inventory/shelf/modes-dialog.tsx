import { STOCK_MODES, type StockMode } from '@jhola/contract/availability/stock-modes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useAreaText } from '../../../shared/i18n/use-area.ts'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { countPath } from '../count/count-address.ts'
import { useProductNames } from '../data/use-product-names.ts'
import { MODES, useSetModes } from './use-set-modes.ts'

/** How the shop knows what it has: for all products, and by category. Every choice is saved at once; what becomes counted is counted first. */
export const ModesDialog = ({ onClose }: { onClose(): void }) => {
  const t = useAreaText('inventory.shelf')
  const { tError } = useT()
  const names = useProductNames()
  const navigate = useNavigate()
  const modes = useQuery(MODES)
  const setting = useSetModes()
  const [isForAll, setForAll] = useState(false)
  // What becomes counted needs a count, or customers read that it is out of stock.
  const toCount = (of: { category?: string }) => navigate(countPath({ ...of, becomes: true }))
  const failure = setting.error instanceof ApiError ? tError(setting.error.code, setting.error.details) : null
  const options = STOCK_MODES.map((value) => ({
    value,
    title: t(`inventory.shelf.mode.${value}`),
    hint: t(`inventory.shelf.modeHint.${value}`),
  }))
  const choices = [
    { value: '', label: t('inventory.shelf.inherit') },
    ...options.map(({ value, title }) => ({ value, label: title })),
  ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('inventory.shelf.modes')}
      footer={<Button onClick={onClose}>{t('inventory.shelf.close')}</Button>}
    >
      {modes.isPending && <Skeleton className="h-48 rounded-lg" />}
      {modes.error && (
        <LoadFailed message={tError(modes.error.code)} onRetry={() => void modes.refetch()} retrying={modes.isFetching} />
      )}
      {modes.data && (
        <div className="grid grid-cols-1 gap-4">
          {setting.error && (
            <p role="alert" className="text-error">
              {failure ?? t('inventory.shelf.failed')}
            </p>
          )}
          <RadioCards
            label={t('inventory.shelf.wholeShop')}
            options={options}
            value={modes.data.shop}
            onChange={(mode) =>
              mode === 'counted' ? toCount({}) : setting.mutate({ scope: 'shop', mode, includes_narrower: isForAll })
            }
          />
          <Checkbox
            label={t('inventory.shelf.narrower')}
            checked={isForAll}
            onChange={(event) => {
              setForAll(event.target.checked)
              if (event.target.checked) setting.mutate({ scope: 'shop', mode: modes.data.shop, includes_narrower: true })
            }}
          />
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {modes.data.categories.map(({ category, mode }) => (
              <Select
                key={category}
                label={names.category({ category, category_hi: null })}
                value={mode ?? ''}
                options={choices}
                onChange={(event) => {
                  const chosen = (event.target.value || null) as StockMode | null
                  if (chosen === 'counted') toCount({ category })
                  else setting.mutate({ scope: 'category', category, mode: chosen })
                }}
              />
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}
