import { listWords } from '@jhola/contract/shared/text/language'
import { useMutation } from '@tanstack/react-query'
import { addItem } from '../../../../domain/cart/cart.ts'
import { toCartItem } from '../../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { snackbar, toast } from '../../../../shared/ui/toast.ts'
import { findProducts, type KnownCustomer } from '../api/create-order.ts'
import type { DraftControl } from './use-draft.ts'

/** Adds the items of a customer's last order at today's prices; items no longer available are listed. */
export const useRepeat = (storeId: string, { setItems }: DraftControl) => {
  const { t, language } = useT()
  const labels = useItemLabels()
  return useMutation({
    mutationFn: async ({ items }: KnownCustomer['last_order']) => {
      const products = new Map(
        (
          await findProducts(
            storeId,
            items.map(({ product_id }) => product_id),
          )
        ).map((product) => [product.id, product]),
      )
      return items.map((item) => {
        const product = products.get(item.product_id)
        return { item, product: product && product.current_stock > 0 ? product : undefined }
      })
    },
    onSuccess: (lines) => {
      setItems((before) =>
        lines.reduce(
          (items, { item, product }) => (product ? addItem(items, toCartItem(product, item.quantity)) : items),
          [...before],
        ),
      )
      const missing = lines.filter(({ product }) => !product)
      const names = missing.map(({ item }) => labels.name({ name: item.product_name, name_hi: item.product_name_hi }))
      if (names.length > 0) toast.warning(t('orders.create.known.missing', { names: listWords(language, names) }))
      else snackbar(t('orders.create.known.repeated'))
    },
    onError: () => void toast.error(t('orders.create.error.products')),
  })
}
