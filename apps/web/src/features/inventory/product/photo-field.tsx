import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import { useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { FileInput } from '../../../shared/ui/file-input.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { PictureLabels } from '../data/picture-labels.tsx'
import type { ProductForm } from './use-product-form.ts'

/** The product's photo: chosen or taken, previewed, and sent with the form. */
export const PhotoField = ({ form }: { form: ProductForm }) => {
  const { t, tError } = useT()
  const input = useRef<HTMLInputElement>(null)
  const { photo, opened, draft, isPhotoRemoved } = form
  const current = isPhotoRemoved ? null : opened?.image
  const hasOwn = photo.chosen !== null || (opened?.has_photo === true && !isPhotoRemoved)
  const problem =
    photo.problem && (photo.problem === 'tooBig' ? t('inventory.product.photo.tooBig') : tError('inventory.photo_unreadable'))
  return (
    <div className="flex items-center gap-3">
      <ProductImage
        src={photo.chosen?.url ?? current}
        alt={t('inventory.product.photo.alt')}
        sidePx={88}
        fallback={draft.name.trim() ? <PictureLabels name={draft.name} /> : 'image'}
        className="size-22 shrink-0"
      />
      <div className="min-w-0">
        <FileInput
          ref={input}
          label={t('inventory.product.photo.choose')}
          accept={PICTURE_TYPES.join(',')}
          onChoose={(file) => void photo.choose(file)}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" icon="camera" onClick={() => input.current?.click()}>
            {t(hasOwn ? 'inventory.product.photo.other' : 'inventory.product.photo.choose')}
          </Button>
          {hasOwn && (
            <Button size="sm" variant="ghost" icon="trash" onClick={photo.chosen ? photo.drop : form.removePhoto}>
              {t('inventory.product.photo.remove')}
            </Button>
          )}
        </div>
        {problem && (
          <p role="alert" className="mt-1 font-medium text-error text-sm">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
