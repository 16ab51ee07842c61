import '../../../shared/i18n/lazy-texts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { LineRow } from './line-row.tsx'
import type { ListTarget } from './list-target.ts'
import { firstPick, type ListedLine, type Pick } from './listed-lines.ts'
import { SentPhotos } from './sent-photos.tsx'
import { WriteStep } from './write-step.tsx'

type Checked = { lines: ListedLine[]; picks: Pick[] }

const NOTHING: Pick = { product: null, quantity: 0, isExact: false }

const CheckStep = ({ lines, picks, onPick }: Checked & { onPick(at: number, pick: Pick): void }) => (
  <ul>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never move, and two may say the same
      <LineRow key={at} line={line} pick={picks[at] ?? NOTHING} onPick={(pick) => onPick(at, pick)} />
    ))}
  </ul>
)

/** A shopping list becomes a cart: write it, look at what was found for each line, take it. */
export const ListDialog = ({ storeId, takesPhotos, onTake, onClose }: ListTarget & { onClose(): void }) => {
  const { t, tError } = useT()
  const hasTexts = useArea('list')
  const hasPhoto = useArea('photo')
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const reading = useMutation({
    mutationFn: () => api('POST /inventory/lists/read', { body: { store_id: storeId, text } }),
    networkMode: 'always',
    onSuccess: ({ lines }) => setChecked({ lines, picks: lines.map(firstPick) }),
  })
  // @NOTE `api` rejects with ApiError only.
  const error = reading.error as ApiError | null
  const taken = checked?.picks.filter(({ product }) => product !== null) ?? []
  const take = () => {
    for (const { product, quantity } of taken) if (product) onTake(product, quantity)
    toast.success(t('list.added', { count: taken.length }))
    onClose()
  }
  const pick = (at: number, next: Pick) =>
    setChecked((before) => before && { ...before, picks: before.picks.map((one, index) => (index === at ? next : one)) })
  const footer = !hasTexts ? null : checked ? (
    <>
      <Button variant="secondary" onClick={() => setChecked(null)}>
        {t('list.change')}
      </Button>
      <Button disabled={taken.length === 0} onClick={take}>
        {t('list.take', { count: taken.length })}
      </Button>
    </>
  ) : (
    <Button loading={reading.isPending} disabled={text.trim() === ''} onClick={() => reading.mutate()}>
      {t('list.read')}
    </Button>
  )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('stores.list')} footer={footer}>
      {!hasTexts ? (
        <Skeleton className="h-48" />
      ) : checked ? (
        <CheckStep {...checked} onPick={pick} />
      ) : (
        <>
          <WriteStep text={text} onText={setText} failure={error && tError(error.code, error.details)} />
          {takesPhotos && hasPhoto && <SentPhotos storeId={storeId} />}
        </>
      )}
    </Dialog>
  )
}
