import { toShopTime } from '@jhola/contract/shared/time'
import type { TaxMode } from '@jhola/contract/tax/gst'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useTries } from '../../../shared/api/idempotency-key.ts'
import { useChosenPhoto } from '../../../shared/files/use-chosen-photo.ts'
import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import { useFieldErrors } from '../../../shared/forms/use-field-errors.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type InventoryProduct, invalidateInventory } from '../data/inventory-api.ts'
import { type DraftField, emptyDraft, findDraftProblems, type ProductDraft, toBody, toChanges, toDraft } from './product-draft.ts'

/** The product to edit, or a new one with an optional barcode and name. */
export type FormOf = { opened: InventoryProduct } | { barcode: string; name?: string }

/** Uploads a photo after its product was saved. The product is kept when only the photo is refused. */
const usePhotoSending = () => {
  const { t, tError } = useT()
  const photo = useChosenPhoto()
  const [isRemoved, setRemoved] = useState(false)
  const send = async (productId: string): Promise<void> => {
    const params = { product_id: productId }
    try {
      if (photo.chosen) await api('POST /inventory/products/{product_id}/photo', { params, upload: photo.chosen.file })
      else if (isRemoved) await api('DELETE /inventory/products/{product_id}/photo', { params })
    } catch (error) {
      const why = error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')
      toast.warning(t('inventory.product.photo.failed', { why }))
    }
  }
  return { photo, isRemoved, setRemoved, send }
}

type Failure = { code: string; message: string }

const refusalOf = (error: unknown): { code: string; details: unknown } =>
  error instanceof ApiError ? { code: error.code, details: error.details } : { code: 'server.failed', details: undefined }

/** Creates a product, or updates one from its known version. */
type ProductRequest =
  | { add: ReturnType<typeof toBody> }
  | { productId: string; change: ReturnType<typeof toChanges> & { version: number } }

const toRequest = (draft: ProductDraft, opened: InventoryProduct | null, version: number): ProductRequest =>
  opened ? { productId: opened.id, change: { ...toChanges(draft, opened), version } } : { add: toBody(draft) }

const callFor = (request: ProductRequest, idempotencyKey: string) =>
  'add' in request
    ? api('POST /inventory/products', { body: request.add, idempotencyKey })
    : api('PUT /inventory/products/{product_id}', {
        params: { product_id: request.productId },
        body: request.change,
        idempotencyKey,
      })

type SavingEvents = {
  onRefused(code: string, details: unknown): void
  onSaved(product: InventoryProduct): void
  /** The product that an earlier, unanswered attempt has saved. */
  onFound(product: InventoryProduct): void
}

/** Submits the form: a new product is created once, however often it is edited between retries. */
const useSaving = ({ onRefused, onSaved, onFound }: SavingEvents) => {
  const { t } = useT()
  const client = useQueryClient()
  const tries = useTries<ProductRequest>()
  const sending = usePhotoSending()
  const saving = useMutation({
    mutationFn: async ({ draft, opened, version }: { draft: ProductDraft; opened: InventoryProduct | null; version: number }) => {
      const request = toRequest(draft, opened, version)
      let { body, reply } = await tries.send(request, callFor)
      if (body !== request) {
        const found = reply.product
        onFound(found)
        reply = (await tries.send(toRequest(draft, found, found.version), callFor)).reply
      }
      await sending.send(reply.product.id)
      return reply
    },
    onSuccess: ({ product, warnings }, { opened }) => {
      toast.success(t(opened ? 'inventory.product.saved' : 'inventory.product.added', { name: product.name }))
      for (const warning of warnings) toast.warning(t(`inventory.product.warning.${warning}`))
      onSaved(product)
      return invalidateInventory(client)
    },
    onError: (error) => {
      const { code, details } = refusalOf(error)
      onRefused(code, details)
    },
  })
  return { ...sending, save: saving.mutate, isSaving: saving.isPending }
}

/** The product form: values, errors and saving. */
export const useProductForm = (of: FormOf, taxMode: TaxMode, onSaved: (product: InventoryProduct) => void) => {
  const { t, tError } = useT()
  const [opened, setOpened] = useState<InventoryProduct | null>('opened' in of ? of.opened : null)
  const [draft, setDraft] = useState<ProductDraft>(() =>
    'opened' in of ? toDraft(of.opened) : { ...emptyDraft(of.barcode), name: of.name ?? '' },
  )
  const [failure, setFailure] = useState<Failure | null>(null)
  const errors = useFieldErrors<DraftField>()
  const terms = { tax_mode: taxMode, today: toShopTime(Date.now()).date }
  const refuse = (code: string, details: unknown) => {
    const ours = toFieldProblems(details).filter(({ field }) => field in draft)
    const isMarked = errors.showSaid(Object.fromEntries(ours.map(({ field, message }) => [field, message])))
    if (!isMarked) setFailure({ code, message: tError(code, details) })
  }
  const { photo, isRemoved, setRemoved, save: send, isSaving } = useSaving({ onRefused: refuse, onSaved, onFound: setOpened })
  const save = (version = opened?.version ?? 0) => {
    setFailure(null)
    const problems = findDraftProblems(draft, terms)
    errors.showSaid(
      Object.fromEntries(problems.map(({ field, code, values }) => [field, t(`inventory.product.problem.${code}`, values)])),
    )
    if (problems.length === 0) send({ draft, opened, version })
  }
  /** Loads the newest version of the product: all values, or only the version number, to save the typed values on it. */
  const loadNewest = async (keepsTyped: boolean) => {
    if (!opened) return
    try {
      const { product } = await api('GET /inventory/products/{product_id}', { params: { product_id: opened.id } })
      if (keepsTyped) return save(product.version)
      setOpened(product)
      setDraft(toDraft(product))
      errors.clear()
      setFailure(null)
    } catch (error) {
      const { code, details } = refusalOf(error)
      setFailure({ code, message: tError(code, details) })
    }
  }
  return {
    draft,
    opened,
    terms,
    errors,
    failure,
    photo,
    isPhotoRemoved: isRemoved,
    removePhoto: () => {
      photo.drop()
      setRemoved(true)
    },
    isSaving,
    change: (next: Partial<ProductDraft>) => {
      errors.forget(Object.keys(next))
      setDraft((before) => ({ ...before, ...next }))
    },
    save: () => save(),
    loadNewest: (keepsTyped: boolean) => void loadNewest(keepsTyped),
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
