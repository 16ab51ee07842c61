import type { TaxMode } from '@jhola/contract/tax/gst'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useWedgeScanner } from '../../../shared/scan/use-wedge-scanner.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { MORE_FIELDS, MoreFields } from './more-fields.tsx'
import { FirstFields } from './product-fields.tsx'
import { type FormOf, type ProductForm, useProductForm } from './use-product-form.ts'

/** An error of the whole form; after a version conflict with another device the user decides. */
const Failure = ({ form }: { form: ProductForm }) => {
  const { t } = useT()
  if (!form.failure) return null
  const isStale = form.failure.code === 'inventory.stale'
  return (
    <Alert
      tone={isStale ? 'warning' : 'error'}
      title={t(form.opened ? 'inventory.failed.save' : 'inventory.failed.add')}
      action={
        isStale && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => form.loadNewest(false)}>
              {t('inventory.product.showNewest')}
            </Button>
            <Button size="sm" variant="brand" onClick={() => form.loadNewest(true)}>
              {t('inventory.product.saveAnyway')}
            </Button>
          </span>
        )
      }
    >
      {form.failure.message}
    </Alert>
  )
}

type ProductDialogProps = {
  of: FormOf
  taxMode: TaxMode
  ownCategories: readonly string[]
  onSaved(product: InventoryProduct): void
  onClose(): void
}

/** Add New Product and Edit Product: the required fields, and all others under More. */
export const ProductDialog = ({ of, taxMode, ownCategories, onSaved, onClose }: ProductDialogProps) => {
  const { t } = useT()
  const form = useProductForm(of, taxMode, onSaved)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // While the form is open, a scan fills the barcode of this product.
  useWedgeScanner(true, (barcode) => form.change({ barcode }))
  const isMoreShown = isOpen || MORE_FIELDS.some((field) => form.errors.of(field) !== undefined)
  // An invalid field under More can get the focus only after More is open.
  const isOpenedByErrors = isMoreShown && !isOpen
  useEffect(() => {
    if (isOpenedByErrors) document.querySelector<HTMLElement>(`[role=dialog] [aria-invalid=true]`)?.focus()
  }, [isOpenedByErrors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t(form.opened ? 'inventory.action.edit' : 'inventory.product.addTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('inventory.product.cancel')}
          </Button>
          <Button type="submit" form={id} loading={form.isSaving}>
            {t(form.opened ? 'inventory.product.save' : 'inventory.addProduct')}
          </Button>
        </>
      }
    >
      <form id={id} className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <Failure form={form} />
        <FirstFields form={form} ownCategories={ownCategories} />
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          icon={isMoreShown ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isMoreShown}
          onClick={() => setOpen(!isMoreShown)}
        >
          {t(isMoreShown ? 'inventory.product.less' : 'inventory.product.more')}
        </Button>
        {isMoreShown && <MoreFields form={form} />}
      </form>
    </Dialog>
  )
}
