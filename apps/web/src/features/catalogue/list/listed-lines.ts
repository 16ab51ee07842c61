import { capQuantity } from '../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../domain/cart/to-cart-item.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'

export type ListedLine = ApiReply<'POST /inventory/lists/read'>['lines'][number]

/** What of a line goes into the cart; `product` null: nothing. `isTouched`: the person chose it. */
export type Pick = { product: Product | null; quantity: number; isExact: boolean }

const isSold = (product: Product): boolean => product.stock_status !== 'out_of_stock'

const toPick = (choice: ListedLine['choices'][number] | undefined): Pick =>
  choice && isSold(choice.product)
    ? {
        product: choice.product,
        quantity: capQuantity(toCartItem(choice.product, 1), choice.quantity),
        isExact: choice.is_exact && choice.quantity <= choice.product.current_stock,
      }
    : { product: null, quantity: 0, isExact: false }

/** What is taken of a line without a touch: the likeliest product, unless only similar words were found. */
export const firstPick = ({ state, choices }: ListedLine): Pick => toPick(state === 'unsure' ? undefined : choices[0])

/** The pick of this choice. */
export const pickOf = (line: ListedLine, productId: string): Pick =>
  toPick(line.choices.find(({ product }) => product.id === productId))
