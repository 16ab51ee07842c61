import type { Order } from '@jhola/contract/orders/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useDebouncedValue } from '../../../../shared/hooks/use-debounced-value.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { changeOrder, type OrderKey, type OwnChange, orderQuery, previewChange, takeOrder } from '../api/order.ts'
import { draftOf, type OwnDraft, placeProblems, toChange } from './own-draft.ts'

const SETTLE_MS = 300

/** The draft of a change, what it would cost, and the button that makes it. `onDone`: it was made, or the order moved on. */
export const useOwnChange = (orderKey: OrderKey, order: Order, onDone: () => void) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  // The order as it was when the dialog opened: a newer one is told by the server.
  const [base] = useState(order)
  const [draft, setDraft] = useState(() => draftOf(base))
  const change = toChange(draft, base)
  const wrong = change.address ? placeProblems(draft.place) : undefined
  const hasChange = Object.keys(change).length > 0 && !wrong?.line && !wrong?.pincode
  const key = JSON.stringify(change)
  const settled = useDebouncedValue(key, SETTLE_MS)
  const preview = useQuery({
    queryKey: ['own-change', base.id, base.version, settled],
    queryFn: () => previewChange(orderKey, JSON.parse(settled) as OwnChange),
    enabled: hasChange,
    retry: false,
    staleTime: 0,
  })
  const isCurrent = hasChange && settled === key && !preview.isFetching
  const total = hasChange ? (isCurrent ? preview.data?.total : undefined) : base.total_amount
  const [codeNeeded, setCodeNeeded] = useState<{ details: unknown } | null>(null)
  const saving = useMutation({
    mutationFn: (expected_total: number) => changeOrder(orderKey, change, { version: base.version, expected_total }),
    onSuccess: ({ order: changed }) => {
      takeOrder(client, orderKey, changed)
      toast.success(t('tracking.later.change.own.saved'))
      onDone()
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? error : undefined
      // The order is as it was: with a code from the number the same change goes through.
      if (refused?.code === 'orders.code_needed') return setCodeNeeded({ details: refused.details })
      toast.error(refused ? tError(refused.code, refused.details) : tError('server.failed'))
      // The shop was quicker: the page shows what the order is now.
      void client.invalidateQueries({ queryKey: orderQuery(orderKey).queryKey })
      if (refused?.code === 'orders.stale' || refused?.code === 'orders.packing_started') onDone()
    },
  })
  const problem = isCurrent && preview.error instanceof ApiError ? preview.error : null
  return {
    draft,
    set: (part: Partial<OwnDraft>) => setDraft((before) => ({ ...before, ...part })),
    total,
    problem: problem && tError(problem.code, problem.details),
    isSaving: saving.isPending,
    maySave: hasChange && total !== undefined && !problem,
    save: () => {
      setCodeNeeded(null)
      if (total !== undefined) saving.mutate(total)
    },
    codeNeeded,
    withoutCode: () => setCodeNeeded(null),
  }
}

export type OwnChangeState = ReturnType<typeof useOwnChange>
