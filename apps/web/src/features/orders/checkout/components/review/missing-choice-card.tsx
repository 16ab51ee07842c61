import { MISSING_CHOICES } from '@jhola/contract/orders/missing-choice'
import { useState } from 'react'
import type { CartItem } from '../../../../../domain/cart/cart.ts'
import { useItemLabels } from '../../../../../domain/catalogue/item-labels.ts'
import { missingWishesStore, USUAL_WISHES, withLine } from '../../../../../domain/orders/missing-choice.ts'
import { useStoredValue } from '../../../../../shared/device-store/stored-value.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { RadioCards } from '../../../../../shared/ui/radio-cards.tsx'
import { Select } from '../../../../../shared/ui/select.tsx'

type MissingChoiceCardProps = {
  items: readonly CartItem[]
  /** How much dearer a best match may be; undefined: not known, because there is no network. */
  capPercent: number | undefined
  isLocked: boolean
}

/** The choice of one product; empty: as for the order. */
const LineChoice = ({ item }: { item: CartItem }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { lines } = useStoredValue(missingWishesStore, USUAL_WISHES)
  return (
    <Select
      label={labels.name(item)}
      placeholder={t('orders.missing.asOrder')}
      options={MISSING_CHOICES.map((value) => ({ value, label: t(`orders.missing.${value}`) }))}
      value={lines[item.id] ?? ''}
      onChange={({ target }) =>
        missingWishesStore.write((wishes) =>
          withLine(wishes, item.id, MISSING_CHOICES.find((choice) => choice === target.value) ?? null),
        )
      }
    />
  )
}

/** What the shop may do when something is not there: for the order and, when wanted, for each product. */
export const MissingChoiceCard = ({ items, capPercent, isLocked }: MissingChoiceCardProps) => {
  const { t } = useT()
  const wishes = useStoredValue(missingWishesStore, USUAL_WISHES)
  const [isOpen, setOpen] = useState(() => items.some(({ id }) => wishes.lines[id]))
  const hints = {
    best_match: capPercent === undefined ? t('orders.missing.bestHint') : t('orders.missing.bestCap', { percent: capPercent }),
    call: t('orders.missing.callHint'),
    leave_out: t('orders.missing.leaveHint'),
  }
  return (
    <Card as="section" aria-label={t('orders.missing.title')}>
      <fieldset disabled={isLocked} className="grid min-w-0 gap-3">
        <RadioCards
          label={t('orders.missing.title')}
          columns={3}
          options={MISSING_CHOICES.map((value) => ({ value, title: t(`orders.missing.${value}`), hint: hints[value] }))}
          value={wishes.order}
          onChange={(order) => missingWishesStore.write((before) => ({ ...before, order }))}
        />
        <Button variant="ghost" size="sm" aria-expanded={isOpen} className="justify-self-start" onClick={() => setOpen(!isOpen)}>
          {t('orders.missing.perItem')}
        </Button>
        {isOpen && (
          <div className="grid gap-3 sm:grid-cols-2">
            {items.map((item) => (
              <LineChoice key={item.id} item={item} />
            ))}
          </div>
        )}
      </fieldset>
    </Card>
  )
}
