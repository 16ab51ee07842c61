import { READY_MINUTES } from '@jhola/contract/preferences/defaults'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { Group, OwnersPart, SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'

const KEYS = ['counter'] as const
const USUAL = 'usual'

/** How orders are worked through: what takes the screen, the time of one tap, and the steps that have a button. */
export const CounterSection = ({ reply, isOwner, onDirty }: SectionProps) => {
  const { t } = useT()
  const form = useSectionForm(KEYS, reply)
  const { counter } = form.draft
  return (
    <SectionForm form={form} onDirty={onDirty}>
      <OwnersPart isOwner={isOwner}>
        <Switch
          label={t('preferences.counter.incoming')}
          hint={t('preferences.counter.incomingHint')}
          checked={counter.incoming}
          onChange={(incoming) => form.set('counter', { incoming })}
        />
        <RadioCards
          label={t('preferences.counter.ready')}
          columns={2}
          options={[
            { value: USUAL, title: t('preferences.counter.usual'), hint: t('preferences.counter.usualHint') },
            ...READY_MINUTES.map((minutes) => ({
              value: String(minutes),
              title: t('preferences.counter.minutes', { count: minutes }),
            })),
          ]}
          value={String(counter.readyMinutes ?? USUAL)}
          onChange={(chosen) =>
            form.set('counter', { readyMinutes: READY_MINUTES.find((minutes) => String(minutes) === chosen) ?? null })
          }
        />
        <Group title={t('preferences.counter.steps')} hint={t('preferences.counter.stepsHint')}>
          {(['preparing', 'ready'] as const).map((step) => (
            <Switch
              key={step}
              label={t(`preferences.counter.step.${step}`)}
              hint={t(`preferences.counter.stepHint.${step}`)}
              checked={counter.steps[step]}
              onChange={(isUsed) => form.set('counter', { steps: { ...counter.steps, [step]: isUsed } })}
            />
          ))}
        </Group>
      </OwnersPart>
    </SectionForm>
  )
}
