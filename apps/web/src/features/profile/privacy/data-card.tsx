import type { Profile } from '@jhola/contract/profile/schema'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Divider } from '../../../shared/ui/divider.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useSave } from '../hooks/use-save.ts'
import { saveFile } from './save-file.ts'

const DeletePart = lazyPart(() => import('./delete-form.tsx').then((module) => module.DeleteForm))

const DATE_LETTERS = 10

/** Data export, and deletion of the account. */
export const DataCard = ({ profile }: { profile: Profile }) => {
  const { t, tError } = useT()
  const [isDeleting, setDeleting] = useState(false)
  const exporting = useSave({
    send: () => api('GET /profile/export'),
    onSaved: ({ success: _, ...data }) =>
      saveFile(`jhola-${data.exported_at.slice(0, DATE_LETTERS)}.json`, JSON.stringify(data, null, 2), 'application/json'),
    done: t('profile.exported'),
  })
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('profile.data')}</CardTitle>
      <p className="text-ink-soft">{t('profile.exportHint')}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={exporting.isBusy}
        onClick={() => exporting.save(undefined)}
      >
        {t('profile.export')}
      </Button>
      <Divider className="my-2" />
      <p className="text-ink-soft">{t('profile.deleteHint')}</p>
      {isDeleting ? (
        <DeletePart
          part={{ profile, onClose: () => setDeleting(false) }}
          whileLoading={<Skeleton className="h-40" />}
          onFailed={() => {
            setDeleting(false)
            toast.error(tError('network.offline'))
          }}
        />
      ) : (
        <Button variant="danger" icon="trash" className="justify-self-start" onClick={() => setDeleting(true)}>
          {t('profile.delete')}
        </Button>
      )}
    </Card>
  )
}
