import { formatRupees } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'

/** Whether the cash tallies, and by how much it is over or short; rupees. In print everything is black. */
export const DifferenceLabel = ({ rupees, isPaper = false }: { rupees: number; isPaper?: boolean }) => {
  const { t } = useT()
  const amount = formatRupees(Math.abs(rupees))
  return (
    <bdi className={cx(!isPaper && (rupees === 0 ? 'text-success' : rupees < 0 ? 'text-error' : 'text-warning'))}>
      {rupees === 0 ? t('payments.close.right') : t(rupees > 0 ? 'payments.close.more' : 'payments.close.less', { amount })}
    </bdi>
  )
}
