import type { Store } from '@jhola/contract/stores/schema'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import type { Checkout } from '../hooks/use-checkout.ts'
import { type RecoveryAction, recoveryActionsOf } from '../recovery-actions.ts'

type ProblemAlertProps = {
  problem: { code: string; details?: unknown }
  store: Store | undefined
  storeId: string
  onRemedy: (remedy: RecoveryAction) => void
  checkout: Checkout
  /** The number was proven by a code: sends the order again. */
  onProven: () => void
}

const CodePart = lazyPart(() => import('./code-step.tsx').then((module) => module.CodeStep))

/** Recovery actions that lead to another page. */
const LINKS: Partial<Record<RecoveryAction, (storeId: string) => string>> = {
  add_items: (storeId) => `/store/${storeId}`,
  see_orders: () => '/orders',
  to_cart: (storeId) => `/cart?store=${storeId}`,
}

const REMEDY_KEYS: Record<RecoveryAction, TextKey> = {
  choose_time: 'orders.remedy.choose_time',
  pick_up: 'orders.remedy.pick_up',
  deliver: 'orders.remedy.deliver',
  change_address: 'orders.remedy.change_address',
  change_phone: 'orders.edit',
  add_items: 'orders.remedy.add_items',
  see_orders: 'orders.remedy.see_orders',
  choose_payment: 'orders.remedy.choose_payment',
  to_cart: 'orders.remedy.to_cart',
  try_again: 'orders.remedy.try_again',
}

/** Error codes with a specified text for this page; every other code shows its own text. */
const TEXT_KEYS: Partial<Record<string, TextKey>> = {
  'orders.none': 'checkout.error.create',
  'server.failed': 'checkout.error.place',
}

const opensAtOf = (details: unknown): string | null => {
  const found = typeof details === 'object' && details !== null && 'opens_at' in details ? details.opens_at : null
  return typeof found === 'string' ? found : null
}

/** One problem that blocks the order, with what solves it: a code for the number, or buttons. */
export const ProblemAlert = (props: ProblemAlertProps) => {
  const { tError } = useT()
  const { problem, checkout, onProven, onRemedy } = props
  if (problem.code !== 'orders.code_needed') return <NamedProblem {...props} />
  return (
    <CodePart
      part={{
        phone: checkout.form.info.phone,
        details: problem.details,
        onProven,
        onChange: () => onRemedy('change_phone'),
      }}
      whileLoading={<p role="alert">{tError(problem.code)}</p>}
    />
  )
}

const NamedProblem = ({ problem, store, storeId, onRemedy }: ProblemAlertProps) => {
  const { t, tError } = useT()
  const moments = useMoments()
  const { code, details } = problem
  const key = TEXT_KEYS[code]
  const opensAt = opensAtOf(details)
  const remedies = recoveryActionsOf(code, { pickup: store?.offers_pickup ?? false, delivery: store?.offers_delivery ?? false })
  return (
    <Alert
      tone="error"
      title={key ? t(key) : tError(code, details)}
      action={
        <div className="flex flex-wrap gap-2">
          {remedies.map((remedy) => {
            const link = LINKS[remedy]
            return link ? (
              <LinkButton key={remedy} variant="secondary" size="sm" to={link(storeId)}>
                {t(REMEDY_KEYS[remedy])}
              </LinkButton>
            ) : (
              <Button key={remedy} variant="secondary" size="sm" onClick={() => onRemedy(remedy)}>
                {t(REMEDY_KEYS[remedy])}
              </Button>
            )
          })}
        </div>
      }
    >
      {code === 'stores.closed' && opensAt && t('orders.opensAt', { time: moments.dayAndTime(opensAt) })}
      {code === 'stores.out_of_range' && store && t('orders.farHint', { km: store.delivery_radius_km })}
    </Alert>
  )
}
