import { joinSavables } from '../hooks/savable.ts'
import { usePart } from '../hooks/use-part.ts'
import { usePushSettings } from '../hooks/use-push-settings.ts'
import type { SectionProps } from '../section-props.ts'
import { AlarmPart } from './alarm-part.tsx'
import { PushPart } from './push-part.tsx'
import { SectionForm } from './section-form.tsx'
import { CounterNoticesPart } from './voice-part.tsx'

const KEYS = ['notifications', 'alarm'] as const

/** How one hears of orders: at the counter, on the own phone, and what happens while nobody answers. */
export const NotificationsSection = ({ reply, isOwner, onDirty }: SectionProps) => {
  const form = usePart(KEYS, reply)
  const push = usePushSettings()
  return (
    <SectionForm form={joinSavables(form, push)} onDirty={onDirty}>
      <CounterNoticesPart value={form.draft.notifications} onChange={(change) => form.set('notifications', change)} />
      <PushPart form={push} />
      <AlarmPart
        value={form.draft.alarm}
        isOwner={isOwner}
        onChange={(change) => form.set('alarm', change)}
        errorOf={form.errorOf}
        checkField={form.checkField}
      />
    </SectionForm>
  )
}
