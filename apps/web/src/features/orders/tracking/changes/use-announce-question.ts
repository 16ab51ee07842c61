import type { PackingQuestion } from '@jhola/contract/orders/schema'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { showTitleBadge } from '../../../../shared/navigation/page-title.ts'

const VIBRATION_MS = [200, 100, 200]

/** A question counts in the page's title and shakes the phone once; a page may not vibrate before the first tap on it. */
export const useAnnounceQuestion = (order: { store_name: string }, question: PackingQuestion, isWanted: boolean): void => {
  const { t } = useT()
  const { change_no } = question
  const notify = useEffectEvent(() => {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
    // The page is not looked at: the system's notification reaches the person, if notifications were allowed before.
    if (document.visibilityState === 'hidden' && typeof Notification !== 'undefined' && Notification.permission === 'granted')
      navigator.serviceWorker?.ready
        .then((worker) =>
          worker.showNotification(t('tracking.later.change.question.title', { store: order.store_name }), {
            tag: `question-${change_no}`,
          }),
        )
        .catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is announced once
  useEffect(() => {
    if (!isWanted) return
    showTitleBadge(1)
    notify()
    return () => showTitleBadge(0)
  }, [change_no, isWanted])
}
