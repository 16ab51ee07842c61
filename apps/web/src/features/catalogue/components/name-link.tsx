import type { MouseEvent } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { productPath } from '../api/product-api.ts'

/** A tap that only the browser knows what to do with: another tab, another window, a download. */
const isForBrowser = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

type NameLinkProps = { product: Product; name: string; onOpen(product: Product): void }

/**
 * The name of a product: a link to its page, which opens as a sheet inside the shop. The layer over it makes the whole card (its nearest
 * `relative`) a target; controls of the card stand above the layer by being `relative` themselves.
 */
export const NameLink = ({ product, name, onOpen }: NameLinkProps) => {
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    onOpen(product)
  }
  return (
    <h3 className="font-semibold leading-snug">
      <a href={productPath(product)} onClick={open} className="before:absolute before:inset-0 hover:text-brand">
        <span className="line-clamp-2">{name}</span>
      </a>
    </h3>
  )
}
