import { ITEM_NOTE_MAX } from '@jhola/contract/orders/placing/item-notes'
import { useState } from 'react'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { hasWords, itemNotesStore, NO_NOTES, noteChipsOf, toggleWords, withNote } from '../../../domain/cart/item-notes.ts'
import { useFavourites } from '../../../domain/catalogue/favourites.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type ItemNoteProps = { item: Pick<CartItem, 'id' | 'loose' | 'quantity'>; name: string; storeId: string }

/** What the customer says of one item: a few usual words, or their own. The shop reads it where the item is packed. */
export const ItemNote = ({ item, name, storeId }: ItemNoteProps) => {
  const { t } = useT()
  const hasTexts = useArea('orders')
  const note = useStoredValue(itemNotesStore, NO_NOTES)[item.id] ?? ''
  const favourites = useFavourites(storeId)
  const isUsual = favourites.has(item.id)
  const [isOpen, setOpen] = useState(false)
  if (!hasTexts) return <div className="h-12" />
  const set = (next: string) => itemNotesStore.write((notes) => withNote(notes, item.id, next))
  return (
    <div className="mt-1">
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="ghost"
          size="sm"
          icon="message"
          aria-expanded={isOpen}
          aria-label={`${t('orders.note.add')}: ${name}`}
          className="-ms-3 max-w-full"
          onClick={() => setOpen(!isOpen)}
        >
          {note && !isOpen ? <bdi className="line-clamp-1 text-start">{note}</bdi> : t('orders.note.add')}
        </Button>
        <button
          type="button"
          aria-pressed={isUsual}
          className={cx(
            'eases presses -me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full',
            isUsual ? 'text-brand' : 'text-ink-soft',
          )}
          onClick={() => favourites.toggle(item.id, item.quantity)}
        >
          <Icon name="star" size="md" filled={isUsual} label={t('orders.note.usual', { name })} />
        </button>
      </div>
      {isOpen && (
        <div className="grid gap-1">
          <div className="flex flex-wrap gap-x-2">
            {noteChipsOf(item).map((chip) => {
              const words = t(`orders.note.chip.${chip}`)
              return (
                <Chip key={chip} chosen={hasWords(note, words)} onChange={() => set(toggleWords(note, words))}>
                  {words}
                </Chip>
              )
            })}
          </div>
          <TextField
            label={t('orders.note.label')}
            maxLength={ITEM_NOTE_MAX}
            value={note}
            onChange={({ target }) => set(target.value)}
          />
        </div>
      )}
    </div>
  )
}
