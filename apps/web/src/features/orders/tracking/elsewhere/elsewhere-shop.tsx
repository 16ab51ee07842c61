import type { ElsewhereShop as Found } from '@jhola/contract/orders/elsewhere/routes'
import type { Order } from '@jhola/contract/orders/schema'
import { formatRupees } from '@jhola/contract/shared/money'
import { listWords } from '@jhola/contract/shared/text/language'
import { promiseMinutes } from '@jhola/contract/stores/terms/promise'
import { useState } from 'react'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Link, useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Checkbox } from '../../../../shared/ui/checkbox.tsx'
import { SeparatedList } from '../../../../shared/ui/separated-list.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { type ElsewhereLine, itemOf, putElsewhere, sortGoods } from './elsewhere-goods.ts'

const T = 'tracking.later.elsewhere'

/** A brand that the name does not say already. */
const withBrand = (brand: string, name: string): string =>
  brand && !name.toLowerCase().includes(brand.toLowerCase()) ? `${brand} ${name}` : name

type ShopProps = { order: Order; of: number; found: Found }

/** What the customer should know of a line before it is in the cart. */
const LineFacts = ({ order, line }: { order: Order; line: ElsewhereLine }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { product, quantity, differs, likeness } = line
  const before = itemOf(order, line.product_id)?.unit_price ?? product.price
  const change = likeness === 'same' && product.price !== before && (product.price > before ? 'dearer' : 'cheaper')
  return (
    <SeparatedList
      facts={[
        labels.pack(product.pack_size),
        labels.quantity(quantity, product.unit),
        formatRupees(product.price * quantity),
        change && t(`tracking.later.again.${change}`, { now: formatRupees(product.price), before: formatRupees(before) }),
        differs.includes('amount') &&
          t('tracking.later.again.less', { amount: labels.quantity(product.current_stock, product.unit) }),
      ]}
    />
  )
}

/** One shop: who it is, how much of the order it has, for how much, what is missing or only similar, and the way into its cart. */
export const ElsewhereShop = ({ order, of, found }: ShopProps) => {
  const { t, language } = useT()
  const labels = useItemLabels()
  const navigate = useNavigate()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { shop, has, total } = found
  const { same, similar, missing, before } = sortGoods(order, found)
  const chosen = [...same, ...similar.filter(({ product_id }) => ticked.includes(product_id))]
  const sum = chosen.reduce((rupees, { product, quantity }) => rupees + product.price * quantity, 0)
  const nameOf = (productId: string): string => {
    const item = itemOf(order, productId)
    return item ? labels.name({ name: item.product_name, name_hi: item.product_name_hi }) : ''
  }
  const left = listWords(
    language,
    [...missing, ...similar.filter((line) => !chosen.includes(line))].map(({ product_id }) => nameOf(product_id)),
  )
  const take = () => {
    putElsewhere(order, found, chosen)
    const put = t(`${T}.put`, { count: chosen.length, of })
    toast.info(left ? `${put} ${t(`${T}.missing`, { names: left })}` : put)
    navigate(`/cart?store=${shop.store_id}`)
  }
  const tick = (id: string, isOn: boolean) => setTicked((ids) => (isOn ? [...ids, id] : ids.filter((one) => one !== id)))
  return (
    <Card as="li" className="grid list-none gap-2">
      <div>
        <h3 className="font-bold">
          <Link to={`/store/${shop.store_id}`} className="inline-flex min-h-6 items-center hover:text-brand">
            {labels.name(shop)}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm">
          <SeparatedList
            facts={[
              <b key="promise" className="text-ink">
                {t(`${T}.minutes`, { count: promiseMinutes(shop, shop.distance_km) })}
              </b>,
              t(`${T}.km`, { km: shop.distance_km.toFixed(1) }),
              sum < shop.min_order_amount && t(`${T}.minimum`, { amount: formatRupees(shop.min_order_amount) }),
            ]}
          />
        </p>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className={has === of ? 'text-success' : undefined}>{t(`${T}.has`, { count: has, of })}</b>
        <span className="font-bold">{formatRupees(total)}</span>
      </p>
      {total !== before && (
        <p className="text-ink-soft text-sm">
          {t(`tracking.later.again.${total > before ? 'dearer' : 'cheaper'}`, {
            now: formatRupees(total),
            before: formatRupees(before),
          })}
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-sm text-warning">
          {t(`${T}.missing`, {
            names: listWords(
              language,
              missing.map(({ product_id }) => nameOf(product_id)),
            ),
          })}
        </p>
      )}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand">{t(`${T}.goods`)}</summary>
        <ul className="grid gap-2">
          {same.map((line) => (
            <li key={line.product_id}>
              <bdi>{labels.name(line.product)}</bdi>
              <span className="block text-ink-soft">
                <LineFacts order={order} line={line} />
              </span>
            </li>
          ))}
        </ul>
      </details>
      {similar.length > 0 && (
        <fieldset>
          <legend className="font-semibold text-sm">{t(`${T}.similar`)}</legend>
          {similar.map((line) => (
            <Checkbox
              key={line.product_id}
              className="flex py-1"
              checked={ticked.includes(line.product_id)}
              onChange={({ target }) => tick(line.product_id, target.checked)}
              label={<bdi>{withBrand(line.product.brand, labels.name(line.product))}</bdi>}
              hint={
                <>
                  <LineFacts order={order} line={line} />
                  <span className="block">{t(`${T}.instead`, { name: nameOf(line.product_id) })}</span>
                </>
              }
            />
          ))}
        </fieldset>
      )}
      <Button icon="bag" onClick={take} aria-label={`${t(`${T}.order`)}: ${labels.name(shop)}`}>
        {t(`${T}.order`)}
      </Button>
    </Card>
  )
}
