import { normalisePhone } from '@jhola/contract/shared/phone'
import { type FormEvent, useId, useState } from 'react'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { Partner } from '../actions/send-action.ts'
import type { StepProps } from '../actions/step-props.ts'
import { useStepAction } from '../actions/use-step-action.ts'
import { StepDialog } from './step-dialog.tsx'

const read = (form: HTMLFormElement): Record<'name' | 'phone' | 'vehicle', string> => {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const phone = text('phone')
  return { name: text('name'), phone: toPhone(phone) ?? phone, vehicle: text('vehicle') }
}

/** Dispatches an order: asks for the rider. All fields may be empty for a shop that delivers by itself. */
export const DispatchDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const form = useId()
  const act = useStepAction({ onAct, onClose })
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name, phone, vehicle } = read(event.currentTarget)
    const wrong = {
      ...(phone && !normalisePhone(phone) ? { phone: t('orders.board.dispatch.phoneInvalid') } : {}),
      ...((phone || vehicle) && !name ? { name: t('orders.board.dispatch.nameMissing') } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const partner: Partner = { name, ...(phone ? { phone } : {}), ...(vehicle ? { vehicle_number: vehicle } : {}) }
    act({ kind: 'move', order, to: 'out_for_delivery', ...(name ? { partner } : {}) })
  }
  return (
    <StepDialog
      onClose={onClose}
      title={t('orders.board.dispatch.title', { id: order.order_number })}
      description={t('orders.board.dispatch.hint')}
      footer={
        <Button type="submit" form={form} variant="brand" icon="bike" fullWidth>
          {t('orders.board.dispatch.confirm')}
        </Button>
      }
    >
      <form id={form} className="grid grid-cols-1 gap-3" onSubmit={submit} noValidate>
        <TextField
          label={t('orders.board.dispatch.partner')}
          name="name"
          icon="user"
          optional
          maxLength={80}
          error={errors.name}
          autoComplete="off"
        />
        <TextField
          label={t('orders.board.dispatch.phone')}
          name="phone"
          optional
          type="tel"
          inputMode="tel"
          prefix="+91"
          maxLength={14}
          error={errors.phone}
          autoComplete="off"
        />
        <TextField
          label={t('orders.board.dispatch.vehicle')}
          name="vehicle"
          icon="bike"
          optional
          maxLength={20}
          autoComplete="off"
        />
      </form>
    </StepDialog>
  )
}
