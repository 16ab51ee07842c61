import '../../../shared/i18n/lazy-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { THREAD_EVENT } from '../../../domain/orders/thread-news.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { IconLink } from '../../../shared/ui/icon-button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

/** Asked again at this interval, should a word of the channel have been missed. Milliseconds. */
const POLL_MS = 30_000
export const waitingListsQuery = apiQuery('GET /photo-lists', {})

/**
 * How many lists of photos wait to be typed; a tap opens the one that waits longest. A tool of the board, so that nothing pushes the orders
 * down. It is loaded with the tools of the board, and hears of new ones over the
 * channel that tells of messages.
 */
export const WaitingLists = ({ isWide }: { isWide: boolean }) => {
  const { t } = useT()
  const mayType = useMay()('orders.create')
  const hasTexts = useArea('photo')
  const { data, refetch } = useQuery({
    ...waitingListsQuery,
    enabled: mayType,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: POLL_MS,
  })
  const readAgain = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => {
    if (!mayType) return
    const hear = () => readAgain()
    addEventListener(THREAD_EVENT, hear)
    return () => removeEventListener(THREAD_EVENT, hear)
  }, [mayType])
  const [first] = data?.lists ?? []
  if (!hasTexts || !first) return null
  const count = data?.lists.length ?? 0
  const to = `/create-order/list/${first.list_id}`
  const label = t('photo.count', { count })
  if (isWide)
    return (
      <LinkButton to={to} size="sm" icon="camera">
        {label}
      </LinkButton>
    )
  return <IconLink icon="camera" tone="solid" label={label} count={count} to={to} />
}
