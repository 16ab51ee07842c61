import { QUANTITY_MAX } from '@jhola/contract/constants'
import type { Order } from '@jhola/contract/orders/schema'
import { addItem, type CartItem, changeCart } from '../../../../domain/cart/cart.ts'
import { missingWishesStore, wishesOf } from '../../../../domain/orders/missing-choice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { toast } from '../../../../shared/ui/toast.ts'

/** The stock is not known here: the cart checks it when it opens, and shows what changed. */
const toCartItem = (item: Order['items'][number]): CartItem => ({
  id: item.product_id,
  name: item.product_name,
  name_hi: item.product_name_hi,
  price: item.unit_price,
  quantity: item.quantity,
  unit: item.unit,
  pack_size: item.pack_size,
  brand: '',
  category: '',
  image: item.image,
  loose: item.loose,
  gst_rate: item.gst_rate,
  maxQuantity: QUANTITY_MAX,
})

/** Puts the same items into the cart of that shop; today's prices and stock are checked when it opens. */
export const Reorder = ({ order, size = 'md' }: { order: Order; size?: 'sm' | 'md' }) => {
  const { t } = useT()
  const navigate = useNavigate()
  const again = () => {
    changeCart(order, (items) => order.items.reduce<CartItem[]>((bag, item) => addItem(bag, toCartItem(item)), [...items]))
    missingWishesStore.write((before) => wishesOf(order, before))
    toast.info(t('tracking.reordered'))
    navigate(`/cart?store=${order.store_id}`)
  }
  return (
    <Button variant="secondary" size={size} icon="refresh" onClick={again}>
      {t('tracking.reorder')}
    </Button>
  )
}
