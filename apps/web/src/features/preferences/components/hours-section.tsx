import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { OwnersPart, SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'

const KEYS = ['businessHours'] as const
/** Monday first; 0 is Sunday on the wire. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** The shop's own opening hours (the same as in its settings), and whether they limit auto-accept. */
export const HoursSection = ({ reply, isOwner, onDirty }: SectionProps) => {
  const { t } = useT()
  const form = useSectionForm(KEYS, reply)
  const { businessHours: hours } = form.draft
  const toggle = (day: number, works: boolean) =>
    form.set('businessHours', {
      workingDays: [0, 1, 2, 3, 4, 5, 6].filter((known) => (known === day ? works : hours.workingDays.includes(known))),
    })
  const time = (name: 'openTime' | 'closeTime') => ({
    name: `businessHours.${name}`,
    type: 'time',
    value: hours[name],
    onChange: (event: { target: { value: string } }) => form.set('businessHours', { [name]: event.target.value }),
    onBlur: () => form.checkField(`businessHours.${name}`),
    error: form.errorOf(`businessHours.${name}`),
  })
  return (
    <SectionForm form={form} onDirty={onDirty}>
      <OwnersPart isOwner={isOwner}>
        <Switch
          label={t('preferences.hours.enabled')}
          hint={t('preferences.hours.enabledHint')}
          checked={hours.enabled}
          onChange={(enabled) => form.set('businessHours', { enabled })}
        />
        <div className="grid max-w-md grid-cols-2 gap-4">
          <TextField label={t('stores.settings.hours.opens')} {...time('openTime')} />
          <TextField label={t('stores.settings.hours.closes')} {...time('closeTime')} />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t('stores.settings.hours.days')}</legend>
          <div className="flex flex-wrap gap-x-2">
            {WEEK.map((day) => (
              <Chip key={day} chosen={hours.workingDays.includes(day)} onChange={(works) => toggle(day, works)}>
                <span aria-hidden>{t(`stores.settings.hours.day.${day}`)}</span>
                <span className="sr-only">{t(`stores.weekday.${day}`)}</span>
              </Chip>
            ))}
          </div>
          {hours.workingDays.length === 0 && <p className="text-error text-sm">{t('stores.settings.hours.noDays')}</p>}
        </fieldset>
        {isOwner && (
          <p className="text-ink-soft text-sm">
            {t('preferences.hours.more')}{' '}
            <Link to="/store/settings?section=hours" className="font-semibold text-brand underline underline-offset-4">
              {t('preferences.hours.settings')}
            </Link>
          </p>
        )}
      </OwnersPart>
    </SectionForm>
  )
}
