import { addDays, toShopTime } from '@jhola/contract/shared/time'
import { type FormEvent, useState } from 'react'
import { useAreaText } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { DAYS_OFF_MAX, untilTyped } from './off-shelf-times.ts'

/** Most shops have fresh goods at this time of the morning. */
const USUAL_TIME = '07:00'

/** A date and a time of the shop's own at which a product is there again; both by the shop's clock. */
export const UntilForm = ({ isSaving, onUntil }: { isSaving: boolean; onUntil(until: string): void }) => {
  const t = useAreaText('inventory.shelf')
  const today = toShopTime(Date.now()).date
  const [date, setDate] = useState(addDays(today, 2))
  const [time, setTime] = useState(USUAL_TIME)
  const [isWrong, setWrong] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const until = untilTyped(date, time, Date.now())
    setWrong(until === null)
    if (until !== null) onUntil(until)
  }
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-2 items-start gap-2 rounded-md bg-sunken p-3 sm:col-span-2">
      <TextField
        label={t('inventory.shelf.until.date')}
        type="date"
        min={today}
        max={addDays(today, DAYS_OFF_MAX)}
        value={date}
        error={isWrong ? t('inventory.shelf.until.wrong') : undefined}
        onChange={(event) => setDate(event.target.value)}
      />
      <TextField
        label={t('inventory.shelf.until.time')}
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button type="submit" className="col-span-2" loading={isSaving}>
        {t('inventory.shelf.until.save')}
      </Button>
    </form>
  )
}
