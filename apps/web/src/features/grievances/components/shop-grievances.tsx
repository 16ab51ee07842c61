import { GRIEVANCE_TEXT_MAX } from '@jhola/contract/grievances/kinds'
import type { ShopGrievance } from '@jhola/contract/grievances/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { toast } from '../../../shared/ui/toast.ts'

const ofShop = apiQuery('GET /stores/me/grievances', {})

const OneGrievance = ({ grievance }: { grievance: ShopGrievance }) => {
  const { t, tError } = useT()
  const { dateAndTime } = useMoments()
  const client = useQueryClient()
  const [answer, setAnswer] = useState('')
  const { grievance_id, ticket, kind, text, language, shop_answer, resolved_at, redress_by } = grievance
  const answering = useMutation<unknown, ApiError>({
    mutationFn: () => api('POST /stores/me/grievances/{grievance_id}/answer', { params: { grievance_id }, body: { answer } }),
    onSuccess: () => {
      toast.success(t('grievance.shop.sent'))
      return client.invalidateQueries({ queryKey: ofShop.queryKey })
    },
    onError: (error) => toast.error(tError(error.code, error.details)),
  })
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h3 className="figures font-semibold">
        <bdi>{ticket}</bdi> · {t(`grievance.kind.${kind}`)} · {dateAndTime(redress_by)}
      </h3>
      <p lang={language} dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
      {shop_answer && <Alert tone="primary" title={shop_answer} />}
      {!shop_answer && !resolved_at && (
        <>
          <TextArea
            label={t('grievance.shop.answer')}
            maxLength={GRIEVANCE_TEXT_MAX}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={answer.trim() === ''}
            loading={answering.isPending}
            onClick={() => answering.mutate()}
          >
            {t('grievance.answer')}
          </Button>
        </>
      )}
    </Card>
  )
}

/** Grievances that the officer asks the owner about; nothing when there are none. */
export const ShopGrievances = () => {
  const { t } = useT()
  const may = useMay()
  const user = useQuery({ ...apiQuery('GET /auth/me', {}), enabled: false }).data?.user
  const { data } = useQuery({ ...ofShop, enabled: user?.shop_role === 'owner' && may('settings') })
  if (!data || data.grievances.length === 0) return null
  return (
    <section className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-3 p-4">
      <h2 className="font-bold text-lg">{t('grievance.shop.title')}</h2>
      {data.grievances.map((grievance) => (
        <OneGrievance key={grievance.grievance_id} grievance={grievance} />
      ))}
    </section>
  )
}
