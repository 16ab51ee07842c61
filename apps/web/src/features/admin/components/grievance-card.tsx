import { GRIEVANCE_TEXT_MAX } from '@jhola/contract/grievances/kinds'
import type { OfficerGrievance } from '@jhola/contract/grievances/schema'
import { useState } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import type { GrievanceStep } from '../hooks/use-grievances.ts'
import { PhoneLink } from './contact-labels.tsx'

type GrievanceCardProps = { grievance: OfficerGrievance; isBusy: boolean; onStep(step: GrievanceStep): void }

const Head = ({ grievance }: { grievance: OfficerGrievance }) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  const { ticket, kind, state, is_overdue, acknowledged_at, acknowledge_by, redress_by } = grievance
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="figures font-bold">
          <bdi>{ticket}</bdi> · {t(`grievance.kind.${kind}`)}
        </h2>
        <StatusChip tone={state === 'resolved' ? 'success' : 'primary'}>{t(`grievance.state.${state}`)}</StatusChip>
        {is_overdue && <StatusChip tone="error">{t('admin.grievance.overdue')}</StatusChip>}
      </div>
      {state !== 'resolved' && (
        <p className="figures text-ink-soft text-sm">
          {t('admin.grievance.dueBy')}: {dateAndTime(acknowledged_at ? redress_by : acknowledge_by)}
        </p>
      )}
    </>
  )
}

const Steps = ({ grievance, isBusy, onStep }: GrievanceCardProps) => {
  const { t } = useT()
  const [answer, setAnswer] = useState('')
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        {grievance.acknowledged_at === null && (
          <Button size="sm" variant="brand" loading={isBusy} onClick={() => onStep({ grievance, step: 'acknowledge' })}>
            {t('admin.grievance.acknowledge')}
          </Button>
        )}
        {grievance.store_id !== null && grievance.asked_shop_at === null && (
          <Button size="sm" variant="secondary" loading={isBusy} onClick={() => onStep({ grievance, step: 'ask-shop' })}>
            {t('admin.grievance.askShop')}
          </Button>
        )}
      </div>
      <TextArea
        label={t('grievance.answer')}
        maxLength={GRIEVANCE_TEXT_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        disabled={answer.trim() === ''}
        loading={isBusy}
        onClick={() => onStep({ grievance, step: 'resolve', answer: answer.trim() })}
      >
        {t('admin.grievance.resolve')}
      </Button>
    </div>
  )
}

/** A grievance with its clock and the officer's steps. */
export const GrievanceCard = (props: GrievanceCardProps) => {
  const { t } = useT()
  const { name, phone, store_name, order_no, language, text, answer, shop_answer, asked_shop_at, state } = props.grievance
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <Head grievance={props.grievance} />
      <p>
        <bdi>{name}</bdi> {phone && <PhoneLink phone={phone} />}{' '}
        {[store_name, order_no].map(
          (fact) =>
            fact && (
              <span key={fact}>
                {' '}
                · <bdi>{fact}</bdi>
              </span>
            ),
        )}
      </p>
      <p lang={language} dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
      {asked_shop_at && (
        <p className="text-sm">
          {shop_answer ? t('admin.grievance.shopSays') : t('admin.grievance.asked')}
          {shop_answer && <bdi className="whitespace-pre-line">: {shop_answer}</bdi>}
        </p>
      )}
      {answer && (
        <p className="text-sm">
          {t('grievance.answer')}: <bdi className="whitespace-pre-line">{answer}</bdi>
        </p>
      )}
      {state !== 'resolved' && <Steps {...props} />}
    </Card>
  )
}
