import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useSave } from '../hooks/use-save.ts'

const nomineeQuery = apiQuery('GET /privacy/nominee', {})
const EMPTY = { name: '', relation: '', phone: '' }

const NomineeForm = ({ onSaved }: { onSaved(): void }) => {
  const { t } = useT()
  const [draft, setDraft] = useState(EMPTY)
  const saving = useSave({
    send: () => api('PUT /privacy/nominee', { body: { ...draft, phone: toPhone(draft.phone) ?? draft.phone } }),
    onSaved,
    done: t('profile.saved'),
    isQuiet: true,
  })
  const field = (name: keyof typeof EMPTY, label: string) => ({
    ...{ label, name, value: draft[name], autoComplete: 'off' },
    onChange: (event: { target: { value: string } }) => setDraft((before) => ({ ...before, [name]: event.target.value })),
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        saving.save(undefined)
      }}
    >
      <TextField {...field('name', t('profile.name'))} maxLength={80} />
      <TextField {...field('relation', t('profile.nominee.relation'))} maxLength={60} />
      <TextField {...field('phone', t('profile.phone'))} type="tel" inputMode="tel" error={saving.error} />
      <Button type="submit" variant="secondary" className="justify-self-start" loading={saving.isBusy}>
        {t('profile.nominee.set')}
      </Button>
    </form>
  )
}

/** Who may use the person's rights after death or in incapacity (DPDP Act 2023, s. 14). */
export const NomineeCard = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const found = useQuery(nomineeQuery)
  const reload = () => void client.invalidateQueries({ queryKey: nomineeQuery.queryKey })
  const removing = useSave({ send: () => api('DELETE /privacy/nominee'), onSaved: reload, done: t('profile.saved') })
  const nominee = found.data?.nominee
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('profile.nominee.title')}</CardTitle>
      <p className="text-ink-soft text-sm">{t('profile.nominee.text')}</p>
      {found.isPending && <Skeleton className="h-24" />}
      {found.isError && (
        <LoadFailed message={t('profile.failed')} hint={tError(found.error.code)} onRetry={() => void found.refetch()} />
      )}
      {nominee && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <bdi>{nominee.name}</bdi> · <bdi>{nominee.relation}</bdi> · <bdi className="figures">{nominee.phone}</bdi>
          </p>
          <Button size="sm" variant="secondary" loading={removing.isBusy} onClick={() => removing.save(undefined)}>
            {t('profile.remove')}
          </Button>
        </div>
      )}
      {nominee === null && <NomineeForm onSaved={reload} />}
    </Card>
  )
}
