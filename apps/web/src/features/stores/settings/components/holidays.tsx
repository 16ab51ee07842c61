import { HOLIDAYS_MAX } from '@jhola/contract/constants'
import { addDays, toShopTime } from '@jhola/contract/shared/time'
import { type KeyboardEvent, useState } from 'react'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { tidyHolidays } from '../hours-preview.ts'

type HolidaysProps = { dates: readonly string[]; onChange: (dates: string[]) => void }

const DATE = /^\d{4}-\d{2}-\d{2}$/
/** How far ahead a holiday can be entered. */
const DAYS_AHEAD_MAX = 730

/** The dates on which the shop is closed. */
export const Holidays = ({ dates, onChange }: HolidaysProps) => {
  const { t } = useT()
  const moments = useMoments()
  const [date, setDate] = useState('')
  const nowMs = Date.now()
  const { date: today } = toShopTime(nowMs)
  const coming = tidyHolidays(dates, nowMs)
  const isFull = coming.length >= HOLIDAYS_MAX
  const canAdd = DATE.test(date) && date >= today && date <= addDays(today, DAYS_AHEAD_MAX) && !coming.includes(date) && !isFull
  const add = () => {
    if (!canAdd) return
    onChange(tidyHolidays([...coming, date], nowMs))
    setDate('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the date instead of saving the section.
    event.preventDefault()
    add()
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1.5 font-medium text-sm">{t('stores.settings.hours.holidays')}</legend>
      <div className="flex max-w-sm items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={t('stores.settings.hours.holidayDate')}
          type="date"
          min={today}
          max={addDays(today, DAYS_AHEAD_MAX)}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          onKeyDown={addByEnter}
        />
        <Button variant="secondary" icon="plus" disabled={!canAdd} onClick={add}>
          {t('common.add')}
        </Button>
      </div>
      {isFull && <p className="text-ink-soft text-sm">{t('stores.settings.hours.holidaysFull', { most: HOLIDAYS_MAX })}</p>}
      {coming.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('stores.settings.hours.noHolidays')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {coming.map((day) => (
            <li key={day} className="flex items-center rounded-full border border-line-strong ps-3.5 text-sm">
              <bdi>{moments.date(day)}</bdi>
              <IconButton
                icon="x"
                label={t('common.remove', { name: moments.date(day) })}
                onClick={() => onChange(coming.filter((other) => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
