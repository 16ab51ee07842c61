import { formatPrice } from '@jhola/contract/shared/money'
import { fullPhone } from '@jhola/contract/shared/phone'
import { minuteOfDay } from '@jhola/contract/shared/time'
import { tidyGstin } from '@jhola/contract/tax/gstin'
import { formatClock } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Checkbox } from '../../../../shared/ui/checkbox.tsx'
import { DataList, type DataRow } from '../../../../shared/ui/data-list.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { RegistrationDraft } from '../hooks/use-draft.ts'
import type { Registration } from '../hooks/use-registration.ts'
import { Terms } from './terms.tsx'

type Labels = Pick<ReturnType<typeof useT>, 't' | 'tName'>
type Part = { step: number; title: TextKey; rows: DataRow[] }

const phoneText = (digits: string) => <bdi className="whitespace-nowrap">{fullPhone(digits)}</bdi>

const partsOf = ({ fields, place }: RegistrationDraft, { t, tName }: Labels): Part[] => [
  {
    step: 0,
    title: 'stores.registration.step.basic',
    rows: [
      { label: t('stores.registration.field.name'), value: fields.name },
      { label: t('stores.registration.field.ownerName'), value: fields.owner_name },
      { label: t('stores.registration.field.phone'), value: phoneText(fields.phone) },
      { label: t('stores.registration.field.whatsapp'), value: phoneText(fields.whatsapp || fields.phone) },
      ...(fields.email.trim() ? [{ label: t('stores.registration.field.email'), value: <bdi>{fields.email}</bdi> }] : []),
    ],
  },
  {
    step: 1,
    title: 'stores.registration.step.location',
    rows: [
      { label: t('stores.registration.field.street'), value: <bdi>{fields.street}</bdi> },
      { label: t('stores.registration.field.city'), value: tName(fields.city) },
      { label: t('stores.registration.field.state'), value: t(`geo.state.${fields.state}`) },
      { label: t('stores.registration.field.pincode'), value: <bdi>{fields.pincode}</bdi> },
      {
        label: t('stores.registration.place.title'),
        value: t(place ? 'stores.registration.place.byPin' : 'stores.registration.place.byPincode'),
      },
      {
        label: t('stores.registration.field.gst'),
        value: fields.gst_number.trim() ? <bdi>{tidyGstin(fields.gst_number)}</bdi> : t('stores.registration.none'),
      },
    ],
  },
  {
    step: 2,
    title: 'stores.registration.step.business',
    rows: [
      { label: t('stores.registration.field.storeType'), value: t(`stores.type.${fields.store_type}`) },
      { label: t('stores.registration.field.radius'), value: t('stores.km', { km: fields.delivery_radius }) },
      { label: t('stores.registration.field.minimum'), value: <bdi>{formatPrice(Number(fields.min_order_amount))}</bdi> },
      {
        label: t('stores.hours'),
        value:
          fields.open === fields.close
            ? t('stores.allDay')
            : t('stores.hoursValue', {
                opens: formatClock(minuteOfDay(fields.open)),
                closes: formatClock(minuteOfDay(fields.close)),
              }),
      },
    ],
  },
]

/** Step 4: a review of all steps, each with an edit button, and the terms. */
export const ReviewStep = ({ registration }: { registration: Registration }) => {
  const labels = useT()
  const { t } = labels
  const { draft, showStep, hasAccepted, accept } = registration
  const error = draft.errorOf('terms')
  return (
    <div className="grid grid-cols-1 gap-5">
      {partsOf(draft, labels).map(({ step, title, rows }) => (
        <section key={step} aria-label={t(title)} className="rounded-lg border border-line p-4">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h3 className="font-semibold">{t(title)}</h3>
            <Button
              variant="ghost"
              size="sm"
              icon="edit"
              aria-label={t('stores.registration.editPart', { part: t(title) })}
              onClick={() => showStep(step)}
            >
              {t('stores.registration.edit')}
            </Button>
          </div>
          <DataList rows={rows} className="text-sm" />
        </section>
      ))}
      <div>
        <Terms />
        <Checkbox
          name="terms"
          label={t('stores.registration.terms.accept')}
          checked={hasAccepted}
          onChange={(event) => accept(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
        />
        {error && (
          <p id="terms-error" role="alert" className="mt-1 flex items-start gap-1.5 font-medium text-error text-sm">
            <Icon name="alert" size="xs" className="mt-0.5" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
