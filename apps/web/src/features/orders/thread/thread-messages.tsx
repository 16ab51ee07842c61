import type { ThreadSide } from '@jhola/contract/orders/thread/quick-replies'
import type { Thread, ThreadMessage } from '@jhola/contract/orders/thread/routes'
import type { WaitingMessage } from '../../../domain/orders/thread-outbox.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'

const BUBBLE = 'rounded-lg px-3 py-2'

const Words = ({ message }: { message: Pick<ThreadMessage, 'text' | 'quick' | 'photo'> }) => {
  const { t } = useT()
  if (message.photo)
    return (
      <a href={message.photo} target="_blank" rel="noreferrer" className="block">
        <img
          src={message.photo}
          alt={t('tracking.later.thread.photo')}
          loading="lazy"
          className="h-40 rounded-md object-contain"
        />
      </a>
    )
  if (message.quick) return <p>{t(`tracking.later.thread.quick.${message.quick}`)}</p>
  return (
    <p dir="auto" className="whitespace-pre-line break-words">
      {message.text}
    </p>
  )
}

const Message = ({ message, side, isSeen }: { message: ThreadMessage; side: ThreadSide; isSeen: boolean }) => {
  const { t } = useT()
  const moments = useMoments()
  const isOwn = message.from === side
  return (
    <li className={cx(BUBBLE, isOwn ? 'ms-auto bg-action-soft' : 'justify-self-start bg-sunk')}>
      <span className="sr-only">{t(isOwn ? 'tracking.later.thread.you' : `tracking.later.thread.${message.from}`)}: </span>
      <Words message={message} />
      <p className="text-ink-soft text-sm">
        {[moments.dayAndTime(message.at), isSeen && t('tracking.later.thread.read')].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

/** What was written about an order, oldest first; what waits for the network stands at the end. */
export const ThreadMessages = ({
  thread,
  waiting,
  side,
}: {
  thread: Thread
  waiting: readonly WaitingMessage[]
  side: ThreadSide
}) => {
  const { t } = useT()
  return (
    <ol aria-live="polite" aria-label={t('tracking.later.thread.title')} className="grid grid-cols-1 gap-2">
      {thread.messages.map((message) => (
        <Message key={message.no} message={message} side={side} isSeen={message.no === thread.read_by_other} />
      ))}
      {waiting.map(({ key, said }) => (
        <li key={key} className={cx(BUBBLE, 'ms-auto bg-action-soft')}>
          <Words message={{ text: null, quick: null, photo: null, ...said }} />
          <p className="text-ink-soft text-sm">{t('tracking.later.thread.waits')}</p>
        </li>
      ))}
    </ol>
  )
}
