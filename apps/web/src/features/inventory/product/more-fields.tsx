import { STOCK_MODES } from '@jhola/contract/availability/stock-modes'
import { VEG_MARKS } from '@jhola/contract/catalogue/schema'
import { SHELF_PLACE_MAX } from '@jhola/contract/constants'
import { COUNTRY_CODES } from '@jhola/contract/inventory/products/countries'
import { countryName } from '@jhola/contract/inventory/products/country-name'
import { LOOSE_UNITS } from '@jhola/contract/inventory/products/units'
import { usualGstRates } from '@jhola/contract/tax/gst-rates'
import { useMemo } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { FamilyField } from './family-field.tsx'
import type { DraftField } from './product-draft.ts'
import { Figure, FormTextField, Group, Level, Lines } from './product-fields.tsx'
import type { ProductForm } from './use-product-form.ts'

const HSN_DIGITS_MAX = 8

/** The fields of this group: an error in one of them opens it. */
export const MORE_FIELDS = [
  'name_hi',
  'description',
  'description_hi',
  'brand',
  'supplier_name',
  'country_of_origin',
  'importer',
  'maker',
  'consumer_care',
  'veg_mark',
  'shelf_place',
  'cost_price',
  'gst_rate',
  'hsn',
  'sku',
  'loose',
  'tags',
  'aliases',
  'expiry_date',
  'status',
  'own_mode',
  'min_stock_level',
  'max_stock_level',
] as const satisfies readonly DraftField[]

/** The GST rates in force today; an old rate of the product remains selectable. */
const GstField = ({ form }: { form: ProductForm }) => {
  const { t } = useT()
  const { draft, change, errors, terms } = form
  const usual = usualGstRates(terms.today)
  const rates = usual.includes(draft.gst_rate) ? usual : [...usual, draft.gst_rate].toSorted((a, b) => a - b)
  return (
    <Select
      name="gst_rate"
      label={t('inventory.product.field.gst_rate')}
      value={String(draft.gst_rate)}
      error={errors.of('gst_rate')}
      options={rates.map((rate) => ({ value: String(rate), label: `${rate}%` }))}
      onChange={(event) => change({ gst_rate: Number(event.target.value) })}
    />
  )
}

/** Where the goods come from, in the reader's words; India first, because most are from here. */
const CountryField = ({ form }: { form: ProductForm }) => {
  const { t, language } = useT()
  const options = useMemo(() => {
    const named = COUNTRY_CODES.map((value) => ({ value, label: countryName(value, language) }))
    const rest = named.filter(({ value }) => value !== 'IN').toSorted((a, b) => a.label.localeCompare(b.label, language))
    return [{ value: 'IN', label: countryName('IN', language) }, ...rest]
  }, [language])
  return (
    <Select
      name="country_of_origin"
      label={t('inventory.product.field.country_of_origin')}
      placeholder={t('inventory.product.countryNotGiven')}
      value={form.draft.country_of_origin}
      error={form.errors.of('country_of_origin')}
      options={options}
      onChange={(event) => form.change({ country_of_origin: event.target.value })}
    />
  )
}

/** How the shop knows whether it has the product. */
const ModeField = ({ form: { draft, change } }: { form: ProductForm }) => {
  const { t } = useT()
  const modes = STOCK_MODES.map((value) => ({ value, label: t(`inventory.shelf.${value}`) }))
  return (
    <Select
      name="own_mode"
      label={t('inventory.product.field.own_mode')}
      value={draft.own_mode}
      options={[{ value: '', label: t('inventory.product.modeAsShop') }, ...modes]}
      onChange={({ target }) => change({ own_mode: STOCK_MODES.find((mode) => mode === target.value) ?? '' })}
    />
  )
}

/** The mark that is printed on food. */
const MarkField = ({ form: { draft, change } }: { form: ProductForm }) => {
  const { t } = useT()
  return (
    <Select
      name="veg_mark"
      label={t('inventory.product.field.veg_mark')}
      value={draft.veg_mark}
      options={[
        { value: '', label: t('inventory.product.countryNotGiven') },
        ...VEG_MARKS.map((value) => ({ value, label: t(`inventory.product.markOf.${value}`) })),
      ]}
      onChange={({ target }) => change({ veg_mark: VEG_MARKS.find((mark) => mark === target.value) ?? '' })}
    />
  )
}

/** All other fields of a product, in groups. */
export const MoreFields = ({ form }: { form: ProductForm }) => {
  const { t } = useT()
  const may = useMay()
  const { draft, change } = form
  return (
    <div className="grid grid-cols-1 gap-6">
      <Group title={t('inventory.product.group.words')}>
        <FormTextField form={form} name="name_hi" maxLength={120} lang="hi" />
        <FormTextField form={form} name="brand" maxLength={80} />
        <Lines form={form} name="description" />
        <Lines form={form} name="description_hi" />
        <FormTextField form={form} name="tags" hint={t('inventory.product.tagsHint')} />
        <FormTextField form={form} name="aliases" maxLength={300} hint={t('inventory.product.aliasesHint')} />
      </Group>
      {form.opened && <FamilyField form={form} opened={form.opened} />}
      <Group title={t('inventory.product.group.money')}>
        {may('prices.cost') && <Figure form={form} name="cost_price" decimals prefix="₹" />}
        <GstField form={form} />
        <FormTextField form={form} name="hsn" tidy={(typed) => typedDigits(typed, HSN_DIGITS_MAX)} inputMode="numeric" />
        <FormTextField form={form} name="sku" maxLength={64} autoComplete="off" />
        <FormTextField form={form} name="supplier_name" maxLength={120} />
        <CountryField form={form} />
        {draft.country_of_origin !== 'IN' && (
          <FormTextField form={form} name="importer" maxLength={200} hint={t('inventory.product.importerHint')} />
        )}
        <FormTextField form={form} name="maker" maxLength={200} hint={t('inventory.product.makerHint')} />
        <FormTextField form={form} name="consumer_care" maxLength={200} hint={t('inventory.product.careHint')} />
        <MarkField form={form} />
      </Group>
      <Group title={t('inventory.product.group.stock')}>
        {may('stock') && <ModeField form={form} />}
        <Level form={form} name="min_stock_level" />
        <Level form={form} name="max_stock_level" />
        <FormTextField form={form} name="expiry_date" type="date" />
        <FormTextField
          form={form}
          name="shelf_place"
          maxLength={SHELF_PLACE_MAX}
          autoComplete="off"
          hint={t('inventory.product.shelfPlaceHint')}
        />
        <div className="grid content-start sm:col-span-2">
          {LOOSE_UNITS.includes(draft.unit) && (
            <Switch
              name="loose"
              label={t('inventory.product.field.loose')}
              hint={t('inventory.product.looseHint')}
              checked={draft.loose}
              onChange={(loose) => change({ loose })}
            />
          )}
          <Switch
            name="status"
            label={t('inventory.product.field.status')}
            hint={t('inventory.product.statusHint')}
            checked={draft.status === 'active'}
            onChange={(isActive) => change({ status: isActive ? 'active' : 'inactive' })}
          />
        </div>
      </Group>
    </div>
  )
}
