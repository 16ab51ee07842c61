import { toShopTime } from '@jhola/contract/shared/time'
import type { ReactNode } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import type { Matching } from './use-matching.ts'

type Credit = Matching['unknown'][number]['credit']

/** The time of a credit: `Today, 2:05 PM`, or only the day. */
export const useCreditTime = () => {
  const moments = useMoments()
  return ({ at, has_time }: Credit): string =>
    at === null ? '' : has_time ? moments.dayAndTime(at) : moments.day(toShopTime(Date.parse(at)).date)
}

/** A group of results with its heading. */
export const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <div>
      <h3 className="font-bold">{title}</h3>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
    </div>
    <ul className="divide-y divide-line rounded-lg border border-line">{children}</ul>
  </section>
)

/** Payer and amount in one line, the source below. */
export const Line = ({ title, rupees, children }: { title: ReactNode; rupees: number; children?: ReactNode }) => (
  <>
    <p className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 break-words font-semibold">{title}</span>
      <Money rupees={rupees} exact className="font-bold" />
    </p>
    {children}
  </>
)

/** Time, reference and source of a credit, and its remark. */
export const CreditDetails = ({
  credit,
  kind,
  withText = false,
}: {
  credit: Credit
  kind: Matching['kind']
  withText?: boolean
}) => {
  const { t } = useT()
  const timeOf = useCreditTime()
  const place = t(kind === 'statement' ? 'payments.matching.row' : 'payments.matching.message', { place: credit.place })
  const parts = [timeOf(credit), credit.utr && t('payments.matching.ref', { utr: credit.utr }), place]
  return (
    <>
      <p className="figures text-ink-soft text-sm">
        <SeparatedList facts={parts} />
      </p>
      {withText && credit.text !== '' && (
        <p className="line-clamp-2 break-words text-ink-soft text-sm">
          <bdi>{credit.text}</bdi>
        </p>
      )}
    </>
  )
}
