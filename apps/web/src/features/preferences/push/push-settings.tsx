import { NOTIFICATION_KINDS } from '@jhola/contract/notifications/settings'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { Group } from '../section-form.tsx'
import { PushDevices } from './push-devices.tsx'
import type { PushSettingsForm } from './use-push-settings.ts'

const QuietHours = ({ form }: { form: PushSettingsForm }) => {
  const { t } = useT()
  const { quietHours } = form.settings
  const isOverMidnight = quietHours.start > quietHours.end
  const time = (name: 'start' | 'end') => ({
    name: `quietHours.${name}`,
    type: 'time',
    value: quietHours[name],
    onChange: (event: { target: { value: string } }) => form.set({ quietHours: { ...quietHours, [name]: event.target.value } }),
    error: form.errorOf(`quietHours.${name}`),
  })
  return (
    <>
      <Switch
        label={t('preferences.push.quiet')}
        hint={t('preferences.push.quietHint')}
        checked={quietHours.enabled}
        onChange={(enabled) => form.set({ quietHours: { ...quietHours, enabled } })}
      />
      {quietHours.enabled && (
        <div className="grid max-w-md grid-cols-2 gap-4">
          <TextField label={t('preferences.push.quietFrom')} {...time('start')} />
          <TextField
            label={t('preferences.push.quietTo')}
            {...time('end')}
            {...(isOverMidnight && { hint: t('preferences.push.quietNextDay') })}
          />
        </div>
      )}
    </>
  )
}

/** Push settings of this person: devices, topics, and quiet hours. */
export const PushSettings = ({ form }: { form: PushSettingsForm }) => {
  const { t } = useT()
  const { settings, set } = form
  return (
    <Group title={t('preferences.push.title')} hint={t('preferences.push.hint')}>
      <PushDevices />
      <fieldset>
        <legend className="mb-1 font-semibold">{t('preferences.push.about')}</legend>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            name={kind}
            label={t(`preferences.push.kind.${kind}`)}
            checked={settings[kind]}
            onChange={(isOn) => set({ [kind]: isOn })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('preferences.push.how')}</legend>
        <Switch
          label={t('preferences.push.sound')}
          hint={t('preferences.push.soundHint')}
          checked={settings.sound}
          onChange={(sound) => set({ sound })}
        />
        <Switch
          label={t('preferences.push.vibration')}
          checked={settings.vibration}
          disabled={!settings.sound}
          onChange={(vibration) => set({ vibration })}
        />
        <QuietHours form={form} />
      </fieldset>
    </Group>
  )
}
