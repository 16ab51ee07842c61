import type { AlarmSettings } from '@jhola/contract/preferences/schema'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { Group, OwnersPart } from '../section-form.tsx'

type AlarmProps = {
  value: AlarmSettings
  isOwner: boolean
  onChange: (change: Partial<AlarmSettings>) => void
  errorOf: (field: string) => string | undefined
  checkField: (field: string) => void
}

const SECONDS = ['push_after_seconds', 'message_after_seconds', 'customer_after_seconds'] as const

/** Escalation while an order is not answered: who is called when, and when the shop is paused. */
export const AlarmSettingsForm = ({ value, isOwner, onChange, errorOf, checkField }: AlarmProps) => {
  const { t } = useT()
  const field = (name: keyof AlarmSettings) => ({
    name: `alarm.${name}`,
    label: t(`preferences.alarm.${name}`),
    value: value[name],
    onChange: (count: number) => onChange({ [name]: count }),
    onBlur: () => checkField(`alarm.${name}`),
    error: errorOf(`alarm.${name}`),
  })
  return (
    <Group title={t('preferences.alarm.title')} hint={t('preferences.alarm.hint')}>
      <OwnersPart isOwner={isOwner}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          {SECONDS.map((name) => (
            <NumberField key={name} {...field(name)} suffix={t('preferences.alarm.seconds')} />
          ))}
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <NumberField {...field('pause_after_unanswered')} hint={t('preferences.alarm.pauseHint')} />
          <NumberField {...field('pause_minutes')} suffix={t('preferences.alarm.minutes')} />
        </div>
      </OwnersPart>
    </Group>
  )
}
