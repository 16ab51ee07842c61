import { normalisePhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

const REFRESH_MS = 2000

type Message = ApiReply<'GET /dev/outbox'>['messages'][number]

/** A whole number or address is searched on the server; a part of one filters the rows on screen. */
const useMessages = (wanted: string) => {
  const to = normalisePhone(wanted) ?? (wanted.includes('@') ? wanted : undefined)
  const outbox = useQuery({
    ...apiQuery('GET /dev/outbox', { query: to ? { to } : {} }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  const part = to ? '' : wanted.replace(/\s/g, '').toLowerCase()
  return { outbox, messages: outbox.data?.messages.filter((message) => message.to.toLowerCase().includes(part)) }
}

const MessageCard = ({ message }: { message: Message }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <Card as="li" padding="sm" className="grid list-none grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
        <span className="flex flex-wrap items-center gap-2">
          <StatusChip icon="message">{message.channel}</StatusChip>
          <bdi className="font-semibold text-ink figures">{message.to}</bdi>
        </span>
        {moments.dayAndTime(message.created_at)}
      </p>
      {message.code && (
        <p className="font-bold text-3xl text-brand figures">
          <span className="sr-only">{t('diagnostics.outbox.code')} </span>
          <bdi>{message.code}</bdi>
        </p>
      )}
      <p className="break-words">{message.text}</p>
    </Card>
  )
}

/** `/dev/outbox`: the SMS, WhatsApp messages and emails that would have been sent. The server offers it in development only. */
export const DevOutboxPage = () => {
  const { t, tError } = useT()
  const [wanted, setWanted] = useState('')
  const { outbox, messages } = useMessages(wanted.trim())
  return (
    <>
      <AppBar title={t('diagnostics.outbox.title')} subtitle={t('diagnostics.outbox.hint')} />
      <main className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 p-4">
        <SearchField
          label={t('diagnostics.outbox.search')}
          placeholder={t('diagnostics.outbox.search')}
          value={wanted}
          onChange={setWanted}
        />
        {outbox.isPending && <SkeletonCards count={3} />}
        {outbox.isError && !messages && (
          <LoadFailed
            message={t('diagnostics.outbox.failed')}
            hint={tError(outbox.error.code)}
            onRetry={() => void outbox.refetch()}
            retrying={outbox.isFetching}
          />
        )}
        {messages?.length === 0 && <EmptyState icon="message" title={t('diagnostics.outbox.empty')} />}
        <ul className="grid grid-cols-1 gap-3">
          {messages?.map((message) => (
            <MessageCard key={`${message.to}${message.created_at}${message.text}`} message={message} />
          ))}
        </ul>
      </main>
    </>
  )
}
