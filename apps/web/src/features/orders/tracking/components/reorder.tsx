import { type AgainLine, compareWithNow, worthTelling } from '@jhola/contract/cart/order-again'
import { QUANTITY_MAX } from '@jhola/contract/constants'
import type { Order } from '@jhola/contract/orders/schema'
import { useState } from 'react'
import { addItem, type CartItem, changeCart } from '../../../../domain/cart/cart.ts'
import { itemNotesStore, withNote } from '../../../../domain/cart/item-notes.ts'
import { missingWishesStore, wishesOf } from '../../../../domain/orders/missing-choice.ts'
import { api } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { toast } from '../../../../shared/ui/toast.ts'

/** Loaded only when something changed since. */
const ChangesPart = lazyPart(() => import('./reorder-changes.tsx').then((module) => module.ReorderChanges))

type Item = Order['items'][number]

const toCartItem = (item: Item, line: AgainLine | undefined): CartItem => ({
  id: item.product_id,
  name: item.product_name,
  name_hi: item.product_name_hi,
  price: line?.new_price ?? item.unit_price,
  quantity: line?.quantity ?? item.quantity,
  unit: item.unit,
  pack_size: item.pack_size,
  brand: '',
  category: '',
  image: item.image,
  loose: item.loose,
  gst_rate: item.gst_rate,
  maxQuantity: QUANTITY_MAX,
})

/** What changed since, by the shop's own bill for the same goods; null when the shop cannot be asked: the cart checks again. */
const askWhatChanged = async (order: Order): Promise<AgainLine[] | null> => {
  const items = order.items.map(({ product_id, quantity }) => ({ product_id, quantity }))
  try {
    const { lines } = await api('POST /orders/quote', {
      body: { store_id: order.store_id, items, delivery_type: order.delivery_type },
    })
    return compareWithNow(order.items, lines)
  } catch {
    return null
  }
}

/** Puts the same items into the cart of that shop, after it was shown what changed in price or is missing. */
export const Reorder = ({ order, size = 'md' }: { order: Order; size?: 'sm' | 'md' }) => {
  const { t } = useT()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [told, setTold] = useState<AgainLine[] | null>(null)
  const put = (lines: AgainLine[] | null) => {
    const items = lines
      ? lines.flatMap((line) => {
          const item = order.items.find(({ product_id }) => product_id === line.product_id)
          return item && line.quantity > 0 ? [toCartItem(item, line)] : []
        })
      : order.items.map((item) => toCartItem(item, undefined))
    changeCart(order, (bag) => items.reduce<CartItem[]>((all, item) => addItem(all, item), [...bag]))
    missingWishesStore.write((before) => wishesOf(order, before))
    itemNotesStore.write((notes) =>
      order.items.reduce((all, { product_id, note }) => (note ? withNote(all, product_id, note) : all), notes),
    )
    toast.info(t('tracking.reordered'))
    navigate(`/cart?store=${order.store_id}`)
  }
  const again = async () => {
    setAsking(true)
    const lines = await askWhatChanged(order)
    setAsking(false)
    if (lines && worthTelling(lines).length > 0) setTold(lines)
    else put(lines)
  }
  if (told)
    return (
      <ChangesPart
        part={{ order, lines: told, onPut: () => put(told), onClose: () => setTold(null) }}
        onFailed={() => put(told)}
      />
    )
  return (
    <Button variant="secondary" size={size} icon="refresh" loading={isAsking} onClick={() => void again()}>
      {t('tracking.reorder')}
    </Button>
  )
}
