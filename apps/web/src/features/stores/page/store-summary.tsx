import { formatPrice } from '@jhola/contract/shared/money'
import { listWords } from '@jhola/contract/shared/text/language'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { type Store, useStoreLabels } from '../common/store-labels.ts'

type Row = { icon: IconName; value: string; label: string }

/** The order terms of the shop: minimum, fees and payment. */
export const StoreSummary = ({ store }: { store: Store }) => {
  const { t } = useT()
  const rows: Row[] = [
    ...(store.offers_delivery
      ? [
          {
            icon: 'truck' as const,
            value: formatPrice(store.delivery_fee),
            label: t('stores.trust.about.freeFrom', { amount: formatPrice(store.free_delivery_from) }),
          },
          {
            icon: 'pin' as const,
            value: t('stores.km', { km: store.delivery_radius_km }),
            label: t('stores.trust.about.radius'),
          },
        ]
      : []),
    { icon: 'bag', value: formatPrice(store.min_order_amount), label: t('stores.trust.about.minimum') },
    { icon: 'clock', value: t('stores.minutes', { count: store.prep_minutes }), label: t('stores.trust.about.prep') },
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 border-line border-t border-dashed pt-3">
      {rows.map((row) => (
        <li key={row.icon} className="flex items-center gap-2">
          <Icon name={row.icon} className="text-brand" />
          <span className="min-w-0">
            <bdi className="block font-bold">{row.value}</bdi>
            <span className="block text-ink-soft text-xs">{row.label}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Further details of the shop: hours, payment, express, and its registration numbers. */
export const StoreDetails = ({ store }: { store: Store }) => {
  const { t, language } = useT()
  const labels = useStoreLabels()
  const rows = [
    { label: t('stores.hours'), value: labels.hours(store) },
    { label: t('stores.trust.about.days'), value: labels.days(store) },
    {
      label: t('stores.trust.about.pays'),
      value: listWords(
        language,
        store.payment_methods.map((method) => t(`common.payment.${method}`)),
      ),
    },
    ...(store.offers_delivery
      ? [{ label: t('stores.trust.about.express'), value: <bdi>+{formatPrice(store.express_fee)}</bdi> }]
      : []),
    ...(store.fssai ? [{ label: t('stores.trust.fssai'), value: <bdi>{store.fssai}</bdi> }] : []),
    ...(store.gstin ? [{ label: t('stores.trust.gstin'), value: <bdi>{store.gstin}</bdi> }] : []),
  ]
  return <DataList className="text-sm" rows={rows} />
}
