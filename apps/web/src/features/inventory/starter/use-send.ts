import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api, newKey } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { PricingState } from './to-send.ts'
import type { StarterControl } from './use-starter.ts'

/** Adds the priced products: once, however often the request is sent, because its key is stored with its body. */
export const useSend = ({ draft, change, forget }: StarterControl) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const send = async ({ products }: PricingState) => {
    const body = JSON.stringify(products)
    const key = draft.attempt?.body === body ? draft.attempt.key : newKey()
    change((before) => ({ ...before, attempt: { key, body } }))
    setSending(true)
    try {
      const { added, results } = await api('POST /inventory/starter', { body: { products }, idempotencyKey: key })
      const others = results.length - added
      toast.success(t('inventory.starter.added', { count: added }))
      if (others > 0) toast.info(t('inventory.starter.notAdded', { count: others }))
      forget()
      await client.invalidateQueries()
      navigate('/inventory', { state: { filled: added } })
    } catch (error) {
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('common.offline'))
    } finally {
      setSending(false)
    }
  }
  return { isSending, send: (state: PricingState) => void send(state) }
}
