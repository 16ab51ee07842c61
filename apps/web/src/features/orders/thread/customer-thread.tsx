import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { ThreadView } from './thread-view.tsx'
import { type ThreadCall, useThread } from './use-thread.ts'

/** The customer's side on the order's page: one button until something was written. */
export const CustomerThread = ({ call, store }: { call: ThreadCall; store: string }) => {
  const { t } = useT()
  const state = useThread(call)
  const [isAsked, setAsked] = useState(false)
  const hasTexts = useArea('tracking.later')
  const { thread, waiting } = state
  const isOpen = isAsked || waiting.length > 0 || (thread?.messages.length ?? 0) > 0
  if (!hasTexts || (thread && !thread.is_open && thread.messages.length === 0)) return null
  if (!isOpen)
    return (
      <Button variant="secondary" icon="message" onClick={() => setAsked(true)}>
        {t('tracking.later.thread.open', { store })}
      </Button>
    )
  return (
    <Card>
      <CardTitle>
        {t('tracking.later.thread.title')}{' '}
        {thread && thread.unread > 0 && <StatusChip tone="warning">{thread.unread}</StatusChip>}
      </CardTitle>
      <ThreadView state={state} call={call} side="customer" mayWrite />
    </Card>
  )
}
