import { useEffect, useEffectEvent, useState } from 'react'
import type { CustomerField } from '../../../../domain/orders/counter-order-draft.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { findMissing, toCounterOrder } from '../counter-order.ts'
import { useCreating } from './use-creating.ts'
import type { DraftControl } from './use-draft.ts'

type Bill = { bill: { total_amount: number } }

const focusField = (name: CustomerField): void => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/** The specified message for missing input. */
const toProblem = (isEmpty: boolean, isIncomplete: boolean): TextKey | null => {
  if (isEmpty) return 'orders.create.error.noProducts'
  return isIncomplete ? 'orders.create.error.fields' : null
}

/** The first two steps, up to a placed order; Ctrl + Enter goes to the next step. */
export const useWizard = (storeId: string, control: DraftControl, { bill }: Bill) => {
  const { t, language } = useT()
  const { draft, change } = control
  const creating = useCreating(control)
  const [isEmpty, setEmpty] = useState(false)
  const [marked, setMarked] = useState<readonly CustomerField[]>([])
  const missing = findMissing(draft.customer, draft.handing)
  const wrong = marked.filter((field) => missing[field] !== undefined)
  const forgive = () => {
    setEmpty(false)
    setMarked([])
    creating.forgive()
  }
  const toCustomer = () => {
    forgive()
    if (draft.items.length === 0) setEmpty(true)
    else change({ step: 1 })
  }
  const create = () => {
    forgive()
    // @NOTE the keys are those of our own table
    const fields = Object.keys(missing) as CustomerField[]
    setMarked(fields)
    if (draft.items.length === 0) setEmpty(true)
    else if (fields[0]) focusField(fields[0])
    else creating.create(toCounterOrder(draft, { storeId, total: bill.total_amount, language: draft.language ?? language }))
  }
  const next = draft.step === 0 ? toCustomer : create
  const goOn = useEffectEvent(() => {
    if (draft.step < 2 && !creating.isSending) next()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      goOn()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const serverErrors = creating.failure?.fields ?? {}
  const errors = {
    ...Object.fromEntries(wrong.map((field) => [field, t(missing[field] ?? 'orders.create.error.fields')])),
    ...serverErrors,
  } as Partial<Record<CustomerField, string>>
  return {
    step: draft.step,
    next,
    back: () => {
      forgive()
      change({ step: 0 })
    },
    isSending: creating.isSending,
    problem: toProblem(isEmpty && draft.items.length === 0, wrong.length > 0),
    failure: creating.failure,
    forgive,
    errors,
    /** Clears the error of a field that is edited. */
    forget: (field: CustomerField) => {
      setMarked((before) => before.filter((one) => one !== field))
      if (serverErrors[field]) creating.forgive()
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>
