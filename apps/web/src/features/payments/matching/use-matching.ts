import { MATCHES_MAX, STATEMENT_FILE_MAX_BYTES } from '@jhola/contract/payments/matching/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

export type Matching = ApiReply<'POST /payments/statement'>['matching']
export type MatchResult = ApiReply<'POST /payments/matches'>['results'][number]
/** The order that the owner has chosen for each open credit, by the credit's signed proposal. */
export type Choices = Readonly<Record<string, string>>
export type StatementFile = { text: string } | { file: File }

const MB = 1024 * 1024

/** The server words a file error in the user's language, because no page has those texts. */
const isSourceError = (code: string): boolean =>
  code.startsWith('inventory.file_') || code.startsWith('payments.statement_') || code === 'payments.match_stale'

const readSource = (source: StatementFile): Promise<{ matching: Matching }> =>
  'text' in source
    ? api('POST /payments/messages', { body: { text: source.text } })
    : // The file type is detected from its bytes, because browsers report spreadsheets under many MIME types.
      api('POST /payments/statement', { upload: new Blob([source.file], { type: 'application/octet-stream' }) })

type Match = { ticket: string; order_id: string }

/** The sure matches, and those that the owner has chosen. */
export const matchesOf = ({ sure, decide }: Matching, choices: Choices): Match[] => [
  ...sure.map(({ ticket, order }) => ({ ticket, order_id: order.order_id })),
  ...decide.flatMap(({ ticket }) => (choices[ticket] ? [{ ticket, order_id: choices[ticket] }] : [])),
]

const confirmAll = async (matches: readonly Match[]): Promise<MatchResult[]> => {
  const results: MatchResult[] = []
  for (let from = 0; from < matches.length; from += MATCHES_MAX) {
    const part = await api('POST /payments/matches', { body: { matches: matches.slice(from, from + MATCHES_MAX) } })
    results.push(...part.results)
  }
  return results
}

/** Reads a statement or messages, decides open credits, and confirms. */
export const useMatching = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [error, setError] = useState<string>()
  const [choices, setChoices] = useState<Choices>({})
  const handlers = {
    networkMode: 'always' as const,
    onMutate: () => setError(undefined),
    onError: (caught: Error) => {
      if (!(caught instanceof ApiError)) return setError(t('payments.matching.failed'))
      setError(isSourceError(caught.code) ? caught.message : tError(caught.code, caught.details))
    },
  }
  const reading = useMutation({ ...handlers, mutationFn: readSource, onSuccess: () => setChoices({}) })
  const confirming = useMutation({ ...handlers, mutationFn: confirmAll, onSuccess: () => client.invalidateQueries() })
  const matching = reading.data?.matching
  const matches = matching ? matchesOf(matching, choices) : []
  return {
    error,
    matching,
    choices,
    count: matches.length,
    results: confirming.data,
    isReading: reading.isPending,
    isConfirming: confirming.isPending,
    read: (source: StatementFile) => {
      if ('file' in source && source.file.size > STATEMENT_FILE_MAX_BYTES)
        return setError(t('payments.matching.tooBig', { mb: STATEMENT_FILE_MAX_BYTES / MB }))
      reading.mutate(source)
    },
    choose: (ticket: string, orderId: string) => setChoices((chosen) => ({ ...chosen, [ticket]: orderId })),
    confirm: () => confirming.mutate(matches),
    startAnew: () => {
      setError(undefined)
      reading.reset()
      confirming.reset()
    },
  }
}
export type MatchingWork = ReturnType<typeof useMatching>
