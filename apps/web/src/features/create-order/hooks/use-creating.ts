import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, newKey } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { callOff, placeTyped, typedOrderQuery } from '../api/create-order.ts'
import { attemptFor, fieldsOfServer, type TypedOrder } from '../typed-order.ts'
import type { DraftControl } from './use-draft.ts'

/** What we believed about prices and stock; out of date after every order and refusal. */
const SHOP_FACTS = /\/orders\/quote|\/inventory\/products|\/orders\/board|\/orders\/today|\/orders\/metrics|^GET \/orders$/

/** Refused because something is different at the shop than on the screen: the bill says what. */
const isChange = (code: string): boolean => code === 'orders.changed' || code === 'inventory.insufficient'

/** Somebody else called it off already: that is what we wanted. */
const unlessCalledOff = (error: unknown): void => {
  const details = error instanceof ApiError && error.code === 'orders.illegal_transition' ? error.details : null
  if ((details as { current?: string } | null)?.current !== 'cancelled') throw error
}

/** How sending went wrong: something changed, words beside fields, or one sentence. */
export type CreateFailure = { kind: 'changed' | 'fields' | 'said'; text: string; fields: ReturnType<typeof fieldsOfServer> }

/**
 * Sends the typed order so that it is there once: the key is on the device before it leaves. One that was changed after it was placed
 * takes the place of the order before, which is called off first.
 */
export const useCreating = ({ draft, change }: DraftControl) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [failure, setFailure] = useState<CreateFailure | null>(null)
  const send = async (body: TypedOrder) => {
    const text = JSON.stringify(body)
    const { placed, attempt: before } = draft
    if (placed?.body === text) return
    if (placed) {
      await callOff(placed.order_id, t('create.replaced')).catch(unlessCalledOff)
      change({ placed: null })
    }
    const attempt = attemptFor(before, text, newKey)
    change({ attempt })
    const { order } = await placeTyped(body, attempt.key)
    change({ attempt: null, placed: { order_id: order.id, order_number: order.order_number, body: text } })
  }
  const fail = (error: Error) => {
    if (!(error instanceof ApiError)) return setFailure({ kind: 'said', text: t('create.error.create'), fields: {} })
    const fields = fieldsOfServer(error.details)
    const kind = isChange(error.code) ? 'changed' : Object.keys(fields).length > 0 ? 'fields' : 'said'
    const text = error.code === 'server.failed' ? t('create.error.create') : tError(error.code, error.details)
    setFailure({ kind, text, fields })
  }
  const sending = useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: () => change({ step: 2 }),
    onError: fail,
    onSettled: () => {
      void client.invalidateQueries({ predicate: ({ queryKey }) => SHOP_FACTS.test(String(queryKey[0])) })
      if (draft.placed) void client.invalidateQueries({ queryKey: typedOrderQuery(draft.placed.order_id).queryKey })
    },
  })
  return {
    isSending: sending.isPending,
    failure,
    forgive: () => setFailure(null),
    create: (body: TypedOrder) => {
      setFailure(null)
      sending.mutate(body)
    },
  }
}

export type Creating = ReturnType<typeof useCreating>
