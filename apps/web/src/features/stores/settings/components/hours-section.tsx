import type { OpenWindow } from '@jhola/contract/stores/hours'
import { useId } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../../shared/ui/chip.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Switch } from '../../../../shared/ui/switch.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { SettingsReply } from '../api/settings.ts'
import { findErrors, isFine } from '../checks.ts'
import { type SectionForm, useSection } from '../hooks/use-section.ts'
import { Holidays } from './holidays.tsx'
import { HoursPreviewCard } from './hours-preview.tsx'
import { SectionFrame } from './section-frame.tsx'

type HoursForm = SectionForm<'hours'>

/** Weekdays from Monday; 0 is Sunday on the wire. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
/** The default of a second opening time: the evening, after an afternoon break. */
const USUAL_EVENING: OpenWindow = { opens: '16:00', closes: '21:00' }

type WindowFieldsProps = {
  label: string
  prefix: string
  value: OpenWindow
  onChange: (value: OpenWindow) => void
  errors: { opens?: string | undefined; closes?: string | undefined }
}

/** Opening and closing time; says so when they span midnight or the whole day. */
const WindowFields = ({ label, prefix, value, onChange, errors }: WindowFieldsProps) => {
  const { t } = useT()
  const hint =
    value.opens && value.closes && value.closes <= value.opens
      ? t(value.closes === value.opens ? 'stores.settings.hours.aroundTheClock' : 'stores.settings.hours.pastMidnight')
      : undefined
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid max-w-md grid-cols-2 gap-4">
        <TextField
          label={t('stores.settings.hours.opens')}
          name={`${prefix}opens`}
          type="time"
          value={value.opens}
          onChange={(event) => onChange({ ...value, opens: event.target.value })}
          error={errors.opens}
        />
        <TextField
          label={t('stores.settings.hours.closes')}
          name={`${prefix}closes`}
          type="time"
          value={value.closes}
          onChange={(event) => onChange({ ...value, closes: event.target.value })}
          hint={hint}
          error={errors.closes}
        />
      </div>
    </fieldset>
  )
}

const SecondWindow = ({ form }: { form: HoursForm }) => {
  const { t } = useT()
  const errorId = useId()
  const { second } = form.draft
  const error = form.errorOf('second')
  const change = (next: OpenWindow | null) => {
    form.set({ second: next })
    form.checkField('second', { second: next })
  }
  return (
    <div aria-describedby={error ? errorId : undefined}>
      <Switch
        className="max-w-md"
        label={t('stores.settings.hours.second')}
        hint={t('stores.settings.hours.secondHint')}
        checked={second !== null}
        onChange={(isOn) => change(isOn ? USUAL_EVENING : null)}
      />
      {second && (
        <div className="mt-3">
          <WindowFields
            label={t('stores.settings.hours.secondTime')}
            prefix="second."
            value={second}
            onChange={change}
            errors={{}}
          />
        </div>
      )}
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 font-medium text-error text-sm">
          <Icon name="alert" size="xs" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}

const Weekdays = ({ form }: { form: HoursForm }) => {
  const { t } = useT()
  const { working_days: days } = form.draft
  const toggle = (day: number, works: boolean) =>
    form.set({ working_days: [0, 1, 2, 3, 4, 5, 6].filter((known) => (known === day ? works : days.includes(known))) })
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t('stores.settings.hours.days')}</legend>
      <div className="flex flex-wrap gap-x-2">
        {WEEK.map((day) => (
          <Chip key={day} chosen={days.includes(day)} onChange={(works) => toggle(day, works)}>
            <span aria-hidden>{t(`stores.settings.hours.day.${day}`)}</span>
            <span className="sr-only">{t(`stores.weekday.${day}`)}</span>
          </Chip>
        ))}
      </div>
      {days.length === 0 && <p className="text-error text-sm">{t('stores.settings.hours.noDays')}</p>}
    </fieldset>
  )
}

/** Opening hours: up to two times a day, also past midnight, weekly off days and holidays, with a preview. */
export const HoursSection = ({ reply }: { reply: SettingsReply }) => {
  const { t } = useT()
  const form = useSection('hours', reply)
  const { draft } = form
  const wrong = findErrors('hours', draft, reply.settings)
  const set = (part: Partial<typeof draft>) => {
    form.set(part)
    form.checkField('second', part)
  }
  return (
    <SectionFrame form={form}>
      <WindowFields
        label={t('stores.settings.hours.first')}
        prefix=""
        value={draft}
        onChange={({ opens, closes }) => set({ opens, closes })}
        errors={{ opens: form.errorOf('opens'), closes: form.errorOf('closes') }}
      />
      <SecondWindow form={form} />
      <Weekdays form={form} />
      <Holidays dates={draft.holidays} onChange={(holidays) => form.set({ holidays })} />
      {isFine(wrong) && <HoursPreviewCard hours={draft} />}
    </SectionFrame>
  )
}
