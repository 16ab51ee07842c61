import { ANSWER_MINUTES, SILENCE_OUTCOMES, SUBSTITUTION_CAP } from '@jhola/contract/orders/packing/consent'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { Group, OwnersPart, SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'

const KEYS = ['packing'] as const

/** How far the shop goes without asking when something is missing, how long it waits, and what silence means. */
export const PackingSection = ({ reply, isOwner, onDirty }: SectionProps) => {
  const { t } = useT()
  const form = useSectionForm(KEYS, reply)
  const { packing } = form.draft
  const field = (name: 'capPercent' | 'answerMinutes') => ({
    name: `packing.${name}`,
    label: t(`preferences.packing.${name}`),
    value: packing[name],
    onChange: (value: number) => form.set('packing', { [name]: value }),
    onBlur: () => form.checkField(`packing.${name}`),
    error: form.errorOf(`packing.${name}`),
  })
  return (
    <SectionForm form={form} onDirty={onDirty}>
      <OwnersPart isOwner={isOwner}>
        <Group title={t('preferences.packing.title')} hint={t('preferences.packing.hint')}>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <NumberField
              {...field('capPercent')}
              suffix="%"
              hint={t('preferences.packing.capHint', { most: SUBSTITUTION_CAP.max })}
            />
            <NumberField
              {...field('answerMinutes')}
              suffix={t('preferences.alarm.minutes')}
              hint={t('preferences.packing.answerHint', { least: ANSWER_MINUTES.min, most: ANSWER_MINUTES.max })}
            />
          </div>
        </Group>
        <RadioCards
          label={t('preferences.packing.silence')}
          columns={2}
          options={SILENCE_OUTCOMES.map((value) => ({
            value,
            title: t(`preferences.packing.silences.${value}`),
            hint: t(`preferences.packing.silenceHints.${value}`),
          }))}
          value={packing.silence}
          onChange={(silence) => form.set('packing', { silence })}
        />
      </OwnersPart>
    </SectionForm>
  )
}
