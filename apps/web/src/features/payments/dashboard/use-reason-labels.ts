import { FULL_REFUND_REASONS, RECORDED_REFUND_REASONS } from '@jhola/contract/payments/refunds/refunds'
import { useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { RefundStatus } from '../data/payments-api.ts'

/** The reasons of refunds and who bears them, in the user's language. */
export const useReasonLabels = () => {
  const { t } = useT()
  return useMemo(
    () => ({
      sayReason: (reason: RefundStatus['reason']): string => {
        const cause = FULL_REFUND_REASONS.find((one) => one === reason)
        const known = RECORDED_REFUND_REASONS.find((one) => one === reason)
        return cause ? t(`payments.refundList.cause.${cause}`) : t(`payments.refunds.reason.${known ?? 'other'}`)
      },
      sayBearer: (bearer: RefundStatus['borne_by']): string =>
        bearer === null ? t('payments.refundList.nobody') : t(`payments.refunds.bearer.${bearer}`),
    }),
    [t],
  )
}
