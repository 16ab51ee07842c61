import { LOOSE_UNITS, PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import { toLatinDigits } from '@jhola/contract/shared/text/digits'
import type { ComponentProps, ReactNode } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { ScanButton } from '../../../shared/scan/scan-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { CategoryField } from './category-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { type ProductDraft, priceDetails, stockDecimals } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

type OfType<T> = { [K in keyof ProductDraft]: ProductDraft[K] extends T ? K : never }[keyof ProductDraft]
type TextName = Exclude<OfType<string>, 'unit' | 'status' | 'own_mode' | 'veg_mark' | 'family_id'>
type NumberName = OfType<number>
type FormProps = { form: ProductForm }

/** A named group of fields in the form. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2">
    <legend className="mb-2 font-bold">{title}</legend>
    {children}
  </fieldset>
)

/** A text field of the form. */
export const FormTextField = ({
  form,
  name,
  tidy = (typed) => typed,
  ...rest
}: FormProps & { name: TextName; tidy?: (typed: string) => string } & Partial<
    Omit<ComponentProps<typeof TextField>, 'form' | 'name'>
  >) => {
  const { t } = useT()
  return (
    <TextField
      name={name}
      label={t(`inventory.product.field.${name}`)}
      value={form.draft[name]}
      error={form.errors.of(name)}
      onChange={(event) => form.change({ [name]: tidy(event.target.value) })}
      {...rest}
    />
  )
}

/** A multi-line text field of the form. */
export const Lines = ({ form, name }: FormProps & { name: TextName }) => {
  const { t } = useT()
  return (
    <TextArea
      name={name}
      label={t(`inventory.product.field.${name}`)}
      rows={2}
      maxLength={1000}
      value={form.draft[name]}
      error={form.errors.of(name)}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  )
}

type FigureProps = FormProps & { name: NumberName } & Partial<Omit<ComponentProps<typeof NumberField>, 'form' | 'name'>>

/** A number field of the form. */
export const Figure = ({ form, name, ...rest }: FigureProps) => {
  const { t } = useT()
  return (
    <NumberField
      {...rest}
      name={name}
      label={t(`inventory.product.field.${name}`)}
      value={form.draft[name]}
      error={form.errors.of(name)}
      onChange={(value) => form.change({ [name]: value })}
    />
  )
}

/** A stock level, in the product's selling unit. */
export const Level = ({ form, name }: FormProps & { name: 'current_stock' | 'min_stock_level' | 'max_stock_level' }) => {
  const labels = useItemLabels()
  const { unit } = form.draft
  return (
    <Figure
      form={form}
      name={name}
      decimals={stockDecimals(form.draft)}
      suffix={<span className="pe-3 text-sm">{labels.unit(unit)}</span>}
    />
  )
}

/** The price that the customer pays, and the maximum by MRP. */
const PriceHint = ({ form }: FormProps) => {
  const { t } = useT()
  const { paid, highest } = priceDetails(form.draft, form.terms)
  if (paid === null || form.terms.tax_mode === 'inclusive') return null
  return (
    <p className="text-ink-soft text-sm sm:col-span-2">
      {t('inventory.product.withGst', { percent: form.draft.gst_rate })}{' '}
      <Money rupees={paid} exact className="font-semibold text-ink" />
      {highest !== null && (
        <>
          {' · '}
          {t('inventory.product.highest')} <Money rupees={highest} exact className="font-semibold text-ink" />
        </>
      )}
    </p>
  )
}

/** The fields that every product needs; all others are under More. */
export const FirstFields = ({ form, ownCategories }: FormProps & { ownCategories: readonly string[] }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { draft, change, errors } = form
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <PhotoField form={form} />
      </div>
      <div className="sm:col-span-2">
        <FormTextField form={form} name="name" maxLength={120} autoComplete="off" />
      </div>
      <CategoryField
        value={draft.category}
        own={ownCategories}
        error={errors.of('category')}
        onChange={(category) => change({ category })}
      />
      <FormTextField
        form={form}
        name="barcode"
        tidy={toLatinDigits}
        maxLength={40}
        autoComplete="off"
        optional
        suffix={<ScanButton isOnce hint={t('inventory.product.scanHint')} onCode={(barcode) => change({ barcode })} />}
      />
      <Figure form={form} name="price" decimals prefix="₹" />
      <Figure form={form} name="mrp" decimals prefix="₹" optional />
      <PriceHint form={form} />
      <Select
        name="unit"
        label={t('inventory.product.field.unit')}
        value={draft.unit}
        error={errors.of('unit')}
        options={PRODUCT_UNITS.map((unit) => ({ value: unit, label: labels.unit(unit) }))}
        onChange={(event) => {
          const unit = PRODUCT_UNITS.find((one) => one === event.target.value) ?? draft.unit
          // A product sold by the kilogram or litre is usually loose.
          change({ unit, loose: LOOSE_UNITS.includes(unit) })
        }}
      />
      <FormTextField form={form} name="pack_size" maxLength={40} placeholder={t('inventory.product.packHint')} optional />
      <Level form={form} name="current_stock" />
    </div>
  )
}
