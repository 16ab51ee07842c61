import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { ASKED, type AskedProduct, dismissAsked } from './asked-api.ts'

/** Rows that are shown first: the list stands above the products. */
const SHOWN = 3

type AskedRowProps = { one: AskedProduct; mayEdit: boolean; onAdd(): void }

const AskedRow = ({ one, mayEdit, onAdd }: AskedRowProps) => {
  const { t, tError } = useT()
  const { dayAndTime } = useMoments()
  const client = useQueryClient()
  const dismissing = useMutation({
    mutationFn: () => dismissAsked(client, one.key),
    networkMode: 'always',
    // @NOTE `api` rejects with ApiError only.
    onError: (error) => toast.error(tError((error as ApiError).code)),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2">
      <p className="min-w-0 flex-1">
        <bdi className="block font-semibold wrap-anywhere">{one.said}</bdi>
        <span className="text-ink-soft text-sm">
          {t('inventory.shelf.asked.count', { count: one.count })} · {dayAndTime(one.last_at)}
        </span>
      </p>
      {mayEdit && (
        <span className="flex items-center gap-1">
          <Button variant="secondary" size="sm" icon="plus" onClick={onAdd}>
            {t('inventory.shelf.asked.add')}
          </Button>
          <IconButton
            icon="x"
            label={`${t('inventory.shelf.asked.dismiss')}: ${one.said}`}
            disabled={dismissing.isPending}
            onClick={() => dismissing.mutate()}
          />
        </span>
      )}
    </li>
  )
}

/** What customers asked for and did not find, most asked first. Nothing is shown when nothing was asked, and none of it is urgent. */
export const AskedList = ({ onAdd }: { onAdd(one: AskedProduct): void }) => {
  const { t } = useT()
  const hasTexts = useArea('inventory.shelf')
  const may = useMay()
  const [isWhole, setWhole] = useState(false)
  const asked = useQuery(ASKED).data?.asked ?? []
  if (!hasTexts || asked.length === 0) return null
  return (
    <Card as="section" aria-labelledby="asked-for">
      <h2 id="asked-for" className="pb-2 font-bold text-lg">
        {t('inventory.shelf.asked.title')}
      </h2>
      <ul>
        {asked.slice(0, isWhole ? asked.length : SHOWN).map((one) => (
          <AskedRow key={one.key} one={one} mayEdit={may('products.edit')} onAdd={() => onAdd(one)} />
        ))}
      </ul>
      {!isWhole && asked.length > SHOWN && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {t('inventory.shelf.asked.all', { count: asked.length })}
        </Button>
      )}
    </Card>
  )
}
