import type { ThreadSide } from '@jhola/contract/orders/thread/quick-replies'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { ThreadComposer } from './thread-composer.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { type ThreadCall, useMarkRead, type useThread } from './use-thread.ts'

type ViewProps = {
  state: ReturnType<typeof useThread>
  call: ThreadCall
  side: ThreadSide
  /** Somebody who may read and not write sees the words only. */
  mayWrite: boolean
}

/** What was written about an order, and how to write more as long as that is possible. */
export const ThreadView = ({ state, call, side, mayWrite }: ViewProps) => {
  const { t } = useT()
  const { thread, hasFailed, retry, waiting, write, sendPhoto, isSendingPhoto } = state
  useMarkRead(call, thread?.messages.at(-1)?.no ?? 0, thread?.unread ?? 0, true)
  if (!thread && hasFailed)
    return (
      <Button variant="secondary" size="sm" icon="refresh" onClick={() => void retry()}>
        {t('common.retry')}
      </Button>
    )
  if (!thread) return <Skeleton className="h-24" />
  return (
    <div className="grid grid-cols-1 gap-3">
      {(thread.messages.length > 0 || waiting.length > 0) && <ThreadMessages thread={thread} waiting={waiting} side={side} />}
      {thread.is_open && mayWrite && (
        <ThreadComposer side={side} onWrite={write} onPhoto={sendPhoto} isSendingPhoto={isSendingPhoto} />
      )}
      {!thread.is_open && <p className="text-ink-soft text-sm">{t('tracking.later.thread.closed')}</p>}
    </div>
  )
}
