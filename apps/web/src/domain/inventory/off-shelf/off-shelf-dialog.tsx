import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea, useAreaText } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { useMay } from '../../account/use-may.ts'
import { useItemLabels } from '../../catalogue/item-labels.ts'
import { useBackText } from '../../catalogue/use-back-text.ts'
import { UntilForm } from './until-form.tsx'
import { type AvailabilityReply, OFF_SHELF_CHOICES, type OffShelfChoice, useAvailability } from './use-availability.ts'

/** A product that may leave the shelf, with its names. */
export type OffShelfProduct = { product_id: string; name: string; name_hi: string | null }

const ICONS: Record<OffShelfChoice | 'yes', IconName> = {
  yes: 'check',
  sold_out: 'package',
  today: 'clock',
  tomorrow_evening: 'clock',
  week: 'calendar',
  for_good: 'eye-off',
}

/** Open orders that hold the product, with what they hold. */
const HoldingOrders = ({ orders }: { orders: AvailabilityReply['open_orders'] }) => {
  const t = useAreaText('inventory.shelf')
  const labels = useItemLabels()
  if (orders.length === 0) return null
  return (
    <div className="rounded-md bg-sunken p-3 text-sm">
      <p>{t('inventory.shelf.orders')}</p>
      <ul className="mt-1 grid gap-1">
        {orders.map((order) => (
          <li key={order.order_id} className="flex justify-between gap-2">
            <bdi className="font-semibold figures">{order.order_number}</bdi>
            <bdi className="figures">{labels.measure(order.quantity, order.unit)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What customers read about it from now on. */
const BackAt = ({ offUntil }: { offUntil: string }) => {
  const t = useAreaText('inventory.shelf')
  const hasTexts = useArea('stores.trust')
  const text = useBackText()(offUntil)
  if (!hasTexts || text === null) return null
  return (
    <p role="status" className="text-sm">
      {t('inventory.shelf.customersRead')} <strong>{text}</strong>
    </p>
  )
}

const ProductChoices = ({ product, isOff }: { product: OffShelfProduct; isOff: boolean }) => {
  const t = useAreaText('inventory.shelf')
  const { tError } = useT()
  const labels = useItemLabels()
  const may = useMay()
  const saying = useAvailability(product.product_id)
  const [isTiming, setTiming] = useState(false)
  const said = saying.isSuccess ? saying.variables : undefined
  const isOwnTime = typeof said === 'object'
  const isFinal = (choice: OffShelfChoice | 'yes') => choice === 'for_good'
  const choices = [...(isOff || said ? (['yes'] as const) : []), ...OFF_SHELF_CHOICES]
  const toButton = (choice: OffShelfChoice | 'yes') => (
    <Button
      key={choice}
      variant={said === choice ? 'primary' : 'secondary'}
      icon={ICONS[choice]}
      aria-pressed={said === choice}
      loading={saying.isPending && saying.variables === choice}
      disabled={saying.isPending}
      onClick={() => {
        setTiming(false)
        saying.mutate(choice)
      }}
    >
      {t(`inventory.shelf.state.${choice}`)}
    </Button>
  )
  return (
    <section aria-label={labels.name(product)} className="grid gap-2">
      <h3 className="font-semibold">{labels.name(product)}</h3>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {choices.filter((choice) => !isFinal(choice)).map(toButton)}
        <Button
          variant={isOwnTime && !isTiming ? 'primary' : 'secondary'}
          icon="calendar"
          aria-pressed={isOwnTime}
          aria-expanded={isTiming}
          disabled={saying.isPending}
          onClick={() => setTiming(!isTiming)}
        >
          {t('inventory.shelf.until.other')}
        </Button>
        {isTiming && (
          <UntilForm
            isSaving={saying.isPending}
            onUntil={(until) => saying.mutate({ until }, { onSuccess: () => setTiming(false) })}
          />
        )}
        {may('products.edit') && choices.filter(isFinal).map(toButton)}
      </div>
      {saying.error && (
        <p role="alert" className="text-error text-sm">
          {saying.error instanceof ApiError ? tError(saying.error.code, saying.error.details) : t('inventory.shelf.failed')}
        </p>
      )}
      {saying.data?.product.off_until && <BackAt offUntil={saying.data.product.off_until} />}
      {saying.data && <HoldingOrders orders={saying.data.open_orders} />}
    </section>
  )
}

type OffShelfProps = {
  products: readonly OffShelfProduct[]
  /** The products are off the shelf already: they may also come back. */
  isOff?: boolean
  onClose(): void
}

/**
 * Takes products off the shelf with one tap each: sold out until restocked, not today, until tomorrow evening, for a week, until a time of
 * the shop's own, or not sold any more. Afterwards it shows what customers read, and the other open orders that hold the product. For people with the right `stock`; load it lazily.
 */
export const OffShelfDialog = ({ products, isOff = false, onClose }: OffShelfProps) => {
  const t = useAreaText('inventory.shelf')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('inventory.shelf.title')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('inventory.shelf.close')}
        </Button>
      }
    >
      <div className="grid gap-5">
        {products.map((product) => (
          <ProductChoices key={product.product_id} product={product} isOff={isOff} />
        ))}
      </div>
    </Dialog>
  )
}
