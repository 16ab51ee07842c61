import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '../../../../domain/orders/counter-order-draft.ts'
import { ApiError, newKey } from '../../../../shared/api/api-client.ts'
import { isKeyReused, isRefused, sendEdited } from '../../../../shared/api/idempotency-key.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { cancelOrder, counterOrderQuery, placeCounterOrder } from '../api/create-order.ts'
import { attemptFor, type CounterOrder, fieldsOfServer } from '../counter-order.ts'
import type { DraftControl } from './use-draft.ts'

/** Queries about prices and stock; stale after every order and refusal. */
const SHOP_FACTS = /\/orders\/quote|\/inventory\/products|\/orders\/board|\/orders\/today|\/orders\/metrics|^GET \/orders$/

/** Codes of a refusal because the shop's data differ from the screen; the bill shows the difference. */
const isChange = (code: string): boolean => code === 'orders.changed' || code === 'inventory.insufficient'

/** The order is cancelled already, which is the wanted result. */
const unlessCalledOff = (error: unknown): void => {
  const details = error instanceof ApiError && error.code === 'orders.illegal_transition' ? error.details : null
  if ((details as { current?: string } | null)?.current !== 'cancelled') throw error
}

type Sent = Pick<Draft, 'placed' | 'attempt'>

// @NOTE the text is a typed order that this screen wrote
const placeText = (text: string, key: string) => placeCounterOrder(JSON.parse(text) as CounterOrder, key)

/** How sending failed: the prices or stock changed, field errors, or one sentence. */
export type CreateFailure = { kind: 'changed' | 'fields' | 'message'; text: string; fields: ReturnType<typeof fieldsOfServer> }

/**
 * Sends the order so that it is placed once: the idempotency key is stored on the device before the request. An order that was
 * edited after it was placed, or after an unanswered request that placed it, replaces the earlier order, which is cancelled
 * first.
 */
export const useCreating = ({ draft, change }: DraftControl) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [failure, setFailure] = useState<CreateFailure | null>(null)
  const send = async (text: string, { placed, attempt: before }: Sent): Promise<void> => {
    if (placed?.body === text) return
    if (placed) {
      await cancelOrder(placed.order_id, t('orders.create.replaced')).catch(unlessCalledOff)
      change({ placed: null })
    }
    const attempt = attemptFor(before, text, newKey)
    change({ attempt })
    const done = await sendEdited(attempt, text, placeText).catch((error: unknown) => {
      // This request placed no order; an earlier one may have.
      if (isRefused(error)) change({ attempt: isKeyReused(error) ? null : before })
      throw error
    })
    const { order } = done.reply
    const now = { attempt: null, placed: { order_id: order.id, order_number: order.order_number, body: done.body } }
    change(now)
    // An earlier request had placed an order: this one replaces it.
    await send(text, now)
  }
  const fail = (error: Error) => {
    if (!(error instanceof ApiError)) return setFailure({ kind: 'message', text: t('orders.create.error.create'), fields: {} })
    const fields = fieldsOfServer(error.details)
    const kind = isChange(error.code) ? 'changed' : Object.keys(fields).length > 0 ? 'fields' : 'message'
    const text = error.code === 'server.failed' ? t('orders.create.error.create') : tError(error.code, error.details)
    setFailure({ kind, text, fields })
  }
  const sending = useMutation({
    mutationFn: (body: CounterOrder) => send(JSON.stringify(body), draft),
    networkMode: 'always',
    onSuccess: () => change({ step: 2 }),
    onError: fail,
    onSettled: () => {
      void client.invalidateQueries({ predicate: ({ queryKey }) => SHOP_FACTS.test(String(queryKey[0])) })
      if (draft.placed) void client.invalidateQueries({ queryKey: counterOrderQuery(draft.placed.order_id).queryKey })
    },
  })
  return {
    isSending: sending.isPending,
    failure,
    forgive: () => setFailure(null),
    create: (body: CounterOrder) => {
      setFailure(null)
      sending.mutate(body)
    },
  }
}

export type Creating = ReturnType<typeof useCreating>
