import { LANGUAGES } from '@jhola/contract/constants'
import { VOICE_SPEED } from '@jhola/contract/preferences/defaults'
import type { CounterNotices } from '@jhola/contract/preferences/schema'
import { announceOrders } from '@jhola/contract/voice/announcement'
import { useSyncExternalStore } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { nativeNameOf } from '../../../shared/i18n/native-names.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Slider } from '../../../shared/ui/slider.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { hasVoice, subscribeToVoices } from '../../../shared/voice/device-voice.ts'
import { sayNow } from '../../../shared/voice/say.ts'
import { Group } from '../section-form.tsx'

type NoticeProps = { value: CounterNotices; onChange: (change: Partial<CounterNotices>) => void }

/** A sample order for a preview of the announcement. */
const TRIAL = [{ total_amount: 250, urgent: false, delivery_type: 'delivery' as const, items: ['atta', 'milk', 'sugar'] }]

const VoiceChoice = ({ value, onChange }: NoticeProps) => {
  const { t } = useT()
  const isHeard = useSyncExternalStore(subscribeToVoices, () => hasVoice(value.voiceLanguage))
  const options = LANGUAGES.map((code) => ({ value: `${code}-IN`, label: nativeNameOf(code) }))
  const tryVoice = () => {
    const announcement = announceOrders(TRIAL, value)
    if (announcement) void sayNow(announcement)
  }
  return (
    <>
      <Select
        label={t('preferences.notices.voiceLanguage')}
        name="notifications.voiceLanguage"
        options={options}
        value={value.voiceLanguage}
        onChange={(event) => onChange({ voiceLanguage: event.target.value })}
        {...(!isHeard && { hint: t('preferences.notices.ourVoice') })}
      />
      <Slider
        label={t('preferences.notices.voiceSpeed')}
        name="notifications.voiceSpeed"
        value={value.voiceSpeed}
        {...VOICE_SPEED}
        say={(speed) => `${speed.toFixed(1)}×`}
        onChange={(speed) => onChange({ voiceSpeed: Math.round(speed * 10) / 10 })}
      />
      <Button variant="secondary" icon="volume" className="justify-self-start" onClick={tryVoice}>
        {t('preferences.notices.tryVoice')}
      </Button>
    </>
  )
}

/** Sounds and announcements of orders on the counter's devices. */
export const CounterNoticesPart = ({ value, onChange }: NoticeProps) => {
  const { t } = useT()
  return (
    <Group title={t('preferences.notices.title')}>
      {(['soundAlert', 'visualAlerts', 'vibration', 'repeatImportant', 'voiceAnnouncements'] as const).map((name) => (
        <Switch
          key={name}
          name={`notifications.${name}`}
          label={t(`preferences.notices.${name}`)}
          hint={t(`preferences.notices.${name}Hint`)}
          checked={value[name]}
          onChange={(isOn) => onChange({ [name]: isOn })}
        />
      ))}
      {value.voiceAnnouncements && <VoiceChoice value={value} onChange={onChange} />}
    </Group>
  )
}
