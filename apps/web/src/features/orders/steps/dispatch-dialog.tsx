import { partnerOf } from '@jhola/contract/orders/deliveries/riders'
import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { toPhone, typedPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { Partner } from '../actions/send-action.ts'
import type { StepProps } from '../actions/step-props.ts'
import { useStepAction } from '../actions/use-step-action.ts'
import { rememberOnDevice, useForgetRider, useRiders } from '../data/riders.ts'
import { StepDialog } from './step-dialog.tsx'

const read = (form: HTMLFormElement): Record<'name' | 'phone' | 'vehicle', string> => {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const phone = text('phone')
  return { name: text('name'), phone: toPhone(phone) ?? phone, vehicle: text('vehicle') }
}

/** Those who went before, the shop's own people first: one tap sends the order with them. Others can be forgotten. */
const KnownRiders = ({ onChoose }: { onChoose(rider: Rider): void }) => {
  const { t } = useT()
  const { riders } = useRiders({ isWanted: true })
  const forget = useForgetRider()
  if (riders.length === 0) return null
  return (
    <ul aria-label={t('orders.board.dispatch.known')} className="mb-4 grid grid-cols-1 gap-2">
      {riders.map((rider) => (
        <li key={rider.rider_id || rider.name} className="flex min-w-0 items-center gap-1">
          <Button
            variant="secondary"
            icon={rider.user_id ? 'user' : 'bike'}
            className="min-w-0 grow justify-start"
            onClick={() => onChoose(rider)}
          >
            <bdi className="truncate">{[rider.name, rider.vehicle_number].filter(Boolean).join(' · ')}</bdi>
          </Button>
          {rider.user_id === null && rider.rider_id !== '' && (
            <IconButton
              icon="x"
              label={t('orders.board.dispatch.forget', { name: rider.name })}
              disabled={forget.isPending}
              onClick={() => forget.mutate(rider)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Dispatches an order: asks for the rider. All fields may be empty for a shop that delivers by itself. */
export const DispatchDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const form = useId()
  const client = useQueryClient()
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
    if (name) rememberOnDevice(client, partner)
    act({ kind: 'move', order, to: 'out_for_delivery', ...(name ? { partner } : {}) })
  }
  const send = (rider: Rider) => {
    const partner = partnerOf(rider)
    rememberOnDevice(client, partner)
    act({ kind: 'move', order, to: 'out_for_delivery', partner })
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
      <KnownRiders onChoose={(rider) => send(rider)} />
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
          onChange={({ target }) => {
            const typed = typedPhone(target.value)
            if (typed !== target.value) target.value = typed
          }}
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
