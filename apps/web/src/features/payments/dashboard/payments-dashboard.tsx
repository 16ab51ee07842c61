import { toShopTime } from '@jhola/contract/shared/time'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { readChoice } from '../../../shared/navigation/query-values.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { openQuery, stuckQuery, useRereadAfter } from '../data/payments-api.ts'
import type { Payee } from '../qr-code/poster.tsx'
import { QrCodes } from '../qr-code/qr-code.tsx'
import { CloseDay } from './close-day.tsx'
import { DayView } from './day-view.tsx'
import { toDay } from './days-address.ts'
import { RefundList } from './refund-list.tsx'
import { ToCheck } from './to-check.tsx'

const OWNER_TABS = ['day', 'open', 'refunds', 'close', 'qr'] as const
/** What staff see: orders, not the shop's figures. */
const STAFF_TABS = ['open', 'qr'] as const
type TabId = (typeof OWNER_TABS)[number]

const ICONS: Record<TabId, IconName> = { day: 'wallet', open: 'alert', refunds: 'undo', close: 'lock', qr: 'qr' }
const MINUTE_MS = 60_000

/** The number of payments that need an action; automatic refunds do not count. */
const useToCheck = (isOwner: boolean): number => {
  const open = useQuery(openQuery).data
  const stuck = useQuery({ ...stuckQuery, enabled: isOwner }).data
  const failed = stuck?.backs.filter(({ state }) => state === 'failed').length ?? 0
  return (open?.waiting.length ?? 0) + (open?.claims.length ?? 0) + (stuck?.stuck.length ?? 0) + failed
}

type PaymentsDashboardProps = {
  isOwner: boolean
  storeName: string
  payee: Payee | null
  /** The `seq` of the shop's last event: when it grows, everything is refetched. */
  seq: number | undefined
  claimTools?: ReactNode
  /** The GST report for the accountant. */
  monthFile?: ReactNode
}

/** The payments of the shop: the day, payments to check, refunds, the cash drawer, and UPI QR codes. */
export const PaymentsDashboard = ({ isOwner, storeName, payee, seq, claimTools, monthFile }: PaymentsDashboardProps) => {
  const { t } = useT()
  const [address, setAddress] = useSearchParams()
  const today = toShopTime(useNow(MINUTE_MS, serverNow)).date
  const tabs: readonly TabId[] = isOwner ? OWNER_TABS : STAFF_TABS
  const tab = readChoice(tabs, address.get('tab'), tabs[0] ?? 'open')
  const day = toDay(address.get('day'), today)
  const count = useToCheck(isOwner)
  useRereadAfter(seq)
  const go = (change: { tab?: TabId; day?: string }) => {
    const next = { tab, day, ...change }
    setAddress({ tab: next.tab, ...(next.day !== today && { day: next.day }) }, { replace: true })
  }
  const days = { day, today, onDay: (chosen: string) => go({ day: chosen }) }
  return (
    <Tabs
      label={t('payments.tabs')}
      tabs={tabs.map((value) => ({
        value,
        icon: ICONS[value],
        label: t(`payments.tab.${value}`),
        ...(value === 'open' && count > 0 && { count }),
      }))}
      value={tab}
      onChange={(chosen) => go({ tab: chosen })}
    >
      {tab === 'day' && <DayView {...days} monthFile={monthFile} />}
      {tab === 'open' && <ToCheck isOwner={isOwner} claimTools={claimTools} />}
      {tab === 'refunds' && <RefundList />}
      {tab === 'close' && <CloseDay {...days} storeName={storeName} />}
      {tab === 'qr' && <QrCodes payee={payee} isOwner={isOwner} />}
    </Tabs>
  )
}
