import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../shared/api-query.ts'
import { useMoments } from '../../shared/format/moments.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { AppBar } from '../../shared/ui/app-bar.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { SearchField } from '../../shared/ui/search-field.tsx'
import { SkeletonCards } from '../../shared/ui/skeleton.tsx'

const REFRESH_MS = 2000

/** `/dev/outbox`: what would have been sent as SMS, WhatsApp or e-mail. The server has it in development only. */
export const DevOutboxPage = () => {
  const { t } = useT()
  const moments = useMoments()
  const [to, setTo] = useState('')
  const outbox = useQuery({
    ...apiQuery('GET /dev/outbox', { query: to.trim() ? { to: to.trim() } : {} }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  const messages = outbox.data?.messages
  return (
    <>
      <AppBar title={t('counter.outbox.title')} subtitle={t('counter.outbox.hint')} />
      <main className="mx-auto grid w-full max-w-3xl gap-4 p-4">
        <SearchField label={t('counter.outbox.search')} placeholder={t('counter.outbox.search')} value={to} onChange={setTo} />
        {outbox.isPending && <SkeletonCards count={3} />}
        {!outbox.isPending && !messages && (
          <LoadFailed message={t('counter.outbox.failed')} onRetry={() => void outbox.refetch()} />
        )}
        {messages?.length === 0 && <EmptyState icon="message" title={t('counter.outbox.empty')} />}
        <ul className="grid gap-3">
          {messages?.map((message) => (
            <Card as="li" key={`${message.to}${message.created_at}`} padding="sm" className="list-none">
              <p className="flex flex-wrap justify-between gap-2 text-ink-soft text-sm">
                <bdi>{message.to}</bdi>
                <span>
                  {message.channel} · {moments.dayAndTime(message.created_at)}
                </span>
              </p>
              <p className="mt-1">{message.text}</p>
              {message.code && (
                <p className="figures mt-2 font-bold text-2xl">
                  <span className="sr-only">{t('counter.outbox.code')} </span>
                  {message.code}
                </p>
              )}
            </Card>
          ))}
        </ul>
      </main>
    </>
  )
}
