import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { OwnersPart, SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'
import { AutoAcceptRules, InventoryCheck } from './auto-accept-rules.tsx'
import { AutoAcceptStop } from './auto-accept-stop.tsx'
import { AutoAcceptDecisions, AutoAcceptTrial } from './auto-accept-trial.tsx'

const KEYS = ['autoAccept'] as const

/** Rules by which the server accepts orders automatically, without an open device; a trial shows what they would do. */
export const AutoAcceptSection = ({ reply, isOwner, onDirty }: SectionProps) => {
  const { t } = useT()
  const form = useSectionForm(KEYS, reply)
  const { autoAccept } = form.draft
  const rules = {
    value: autoAccept,
    onChange: (change: Partial<typeof autoAccept>) => form.set('autoAccept', change),
    errorOf: form.errorOf,
    checkField: form.checkField,
  }
  return (
    <SectionForm form={form} onDirty={onDirty}>
      <AutoAcceptStop isOn={reply.preferences.autoAccept.enabled} />
      <OwnersPart isOwner={isOwner}>
        <Switch
          label={t('preferences.auto.enabled')}
          hint={t('preferences.auto.enabledHint')}
          checked={autoAccept.enabled}
          onChange={(enabled) => form.set('autoAccept', { enabled })}
        />
        <AutoAcceptRules {...rules} />
        <InventoryCheck {...rules} />
      </OwnersPart>
      <AutoAcceptTrial rules={autoAccept} isFine={form.isFine} />
      <AutoAcceptDecisions />
    </SectionForm>
  )
}
