import { joinSavables } from '../hooks/savable.ts'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { PushSettings } from '../push/push-settings.tsx'
import { usePushSettings } from '../push/use-push-settings.ts'
import { SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'
import { AlarmSettingsForm } from './alarm-settings-form.tsx'
import { CounterNoticesPart } from './voice-settings.tsx'

const KEYS = ['notifications', 'alarm'] as const

/** Order alerts: at the counter, on the person's own phone, and the escalation of unanswered orders. */
export const NotificationsSection = ({ reply, isOwner, onDirty }: SectionProps) => {
  const form = useSectionForm(KEYS, reply)
  const push = usePushSettings()
  return (
    <SectionForm form={joinSavables(form, push)} onDirty={onDirty}>
      <CounterNoticesPart value={form.draft.notifications} onChange={(change) => form.set('notifications', change)} />
      <PushSettings form={push} />
      <AlarmSettingsForm
        value={form.draft.alarm}
        isOwner={isOwner}
        onChange={(change) => form.set('alarm', change)}
        errorOf={form.errorOf}
        checkField={form.checkField}
      />
    </SectionForm>
  )
}
