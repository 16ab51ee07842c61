import { CATEGORIES, CATEGORY_GROUPS, findCategory } from '@jhola/contract/catalogue/categories'
import { useState } from 'react'
import { useCategoryLabel } from '../../../domain/catalogue/category-label.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

/** The option for a new category; no category can have this name. */
const OWN = '\u0000own'

type CategoryFieldProps = {
  value: string
  /** Categories that the shop created itself, besides those of the catalogue. */
  own: readonly string[]
  error: string | undefined
  onChange(category: string): void
}

/** The category of a product: one of the catalogue, one of the shop's own, or a new one that is typed. */
export const CategoryField = ({ value, own, error, onChange }: CategoryFieldProps) => {
  const { t } = useT()
  const categoryLabel = useCategoryLabel()
  const isKnown = value === '' || findCategory(value) !== undefined || own.includes(value)
  const [isTyping, setTyping] = useState(!isKnown)
  const owned = own.filter((name) => !findCategory(name))
  return (
    <div className="grid gap-3">
      <Select
        {...(isTyping ? {} : { name: 'category' })}
        label={t('inventory.product.field.category')}
        value={isTyping ? OWN : (findCategory(value)?.name ?? value)}
        placeholder={t('inventory.product.chooseCategory')}
        error={isTyping ? undefined : error}
        onChange={({ target }) => {
          setTyping(target.value === OWN)
          onChange(target.value === OWN ? '' : target.value)
        }}
      >
        {CATEGORY_GROUPS.map((group) => (
          <optgroup key={group.slug} label={categoryLabel(group.label, group.label_hi)}>
            {CATEGORIES.filter((one) => one.group === group.slug).map((one) => (
              <option key={one.slug} value={one.name}>
                {categoryLabel(one.label, one.name_hi)}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label={t('inventory.product.ownCategories')}>
          {owned.map((name) => (
            <option key={name}>{name}</option>
          ))}
          <option value={OWN}>{t('inventory.product.newCategory')}</option>
        </optgroup>
      </Select>
      {isTyping && (
        <TextField
          name="category"
          label={t('inventory.product.field.newCategory')}
          maxLength={60}
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
