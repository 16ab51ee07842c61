import '../../../shared/i18n/lazy-texts.ts'
import { PHOTO_LIST_NOTE_MAX } from '@jhola/contract/orders/photo-lists/rules'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { customerInfoStore } from '../../../domain/account/customer-info.ts'
import { rememberStore } from '../../../domain/account/remember.ts'
import { RememberChoice } from '../../../domain/account/remember-choice.tsx'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { addIcons } from '../../../shared/ui/icon.tsx'
import { LIST_ICONS } from '../../../shared/ui/icons/list-icons.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { type CustomerForm, useCustomerForm } from '../checkout/hooks/use-customer-form.ts'
import type { CheckoutField } from '../checkout/validation.ts'
import { PhotoChooser } from './photo-chooser.tsx'
import { useChosenPhotos } from './use-chosen-photos.ts'
import { type ListBody, useSendList } from './use-send-list.ts'

addIcons(LIST_ICONS)

const WHO: readonly CheckoutField[] = ['name', 'phone']
const WHERE: readonly CheckoutField[] = ['address', 'pincode']
/** The server's names of our fields. */
const SERVER_FIELDS: Readonly<Record<string, CheckoutField>> = {
  name: 'name',
  phone: 'phone',
  'address.addressLine1': 'address',
  'address.pincode': 'pincode',
  'address.landmark': 'landmark',
}

const bodyOf = ({ info }: CustomerForm, type: DeliveryType, note: string): Omit<ListBody, 'photos'> => ({
  name: info.name.trim(),
  phone: toPhone(info.phone) ?? info.phone,
  delivery_type: type,
  ...(type === 'delivery' && {
    address: {
      addressLine1: info.address.trim(),
      pincode: info.pincode.trim(),
      ...(info.landmark.trim() && { landmark: info.landmark.trim() }),
    },
  }),
  ...(note.trim() && { note: note.trim() }),
})

const Fields = ({ form, type }: { form: CustomerForm; type: DeliveryType }) => {
  const { t } = useT()
  const { field } = form
  return (
    <>
      <TextField label={t('checkout.field.name')} autoComplete="name" maxLength={80} {...field('name')} />
      <TextField
        label={t('checkout.field.phone')}
        hint={t('checkout.field.phoneHint')}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        {...field('phone')}
      />
      {type === 'delivery' && (
        <>
          <TextArea
            label={t('checkout.field.address')}
            hint={t('checkout.field.addressHint')}
            autoComplete="street-address"
            rows={2}
            maxLength={300}
            {...field('address')}
          />
          <TextField label={t('checkout.field.landmark')} optional maxLength={120} {...field('landmark')} />
          <TextField
            label={t('checkout.field.pincode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            {...field('pincode')}
          />
        </>
      )}
    </>
  )
}

const SendForm = ({ store }: { store: Store }) => {
  const { t, tError } = useT()
  const form = useCustomerForm()
  const chosen = useChosenPhotos()
  const [wanted, setWanted] = useState<DeliveryType | null>(null)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const sending = useSendList(store.store_id)
  const type = wanted ?? (store.offers_delivery ? 'delivery' : 'pickup')
  // @NOTE `api` rejects with ApiError only.
  const error = sending.error as ApiError | null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    setMissing(chosen.photos.length === 0)
    const isWhole = form.check(type === 'delivery' ? [...WHO, ...WHERE] : WHO)
    if (!isWhole || chosen.photos.length === 0) return
    if (rememberStore.read()) customerInfoStore.write(form.info)
    sending.mutate(
      { body: bodyOf(form, type, note), photos: chosen.photos },
      {
        onError: (refused) =>
          form.mark(
            toFieldProblems((refused as ApiError).details).flatMap(({ field, message }) => {
              const own = SERVER_FIELDS[field]
              return own ? [{ field: own, message }] : []
            }),
          ),
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Card className="grid grid-cols-1 gap-4">
        <p>{t('photo.intro')}</p>
        <PhotoChooser chosen={chosen} error={isMissing && chosen.photos.length === 0 ? t('photo.needed') : null} />
        <TextArea
          name="note"
          label={t('photo.note')}
          hint={t('photo.noteHint')}
          optional
          rows={2}
          maxLength={PHOTO_LIST_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Card>
      <Card className="grid grid-cols-1 gap-4">
        {store.offers_delivery && store.offers_pickup && (
          <RadioCards
            label={t('photo.how')}
            columns={2}
            options={[
              { value: 'delivery', title: t('photo.delivery'), icon: 'bike' },
              { value: 'pickup', title: t('photo.pickup'), icon: 'bag' },
            ]}
            value={type}
            onChange={setWanted}
          />
        )}
        <Fields form={form} type={type} />
        <RememberChoice info={form.info} />
      </Card>
      {error && (
        <Alert tone="error" title={tError(error.code, error.details)}>
          {sending.isUnfinished && t('photo.unfinished')}
        </Alert>
      )}
      <Button type="submit" icon="send" loading={sending.isPending}>
        {sending.sendingNo > 0 ? t('photo.sending', { no: sending.sendingNo, count: chosen.photos.length }) : t('photo.submit')}
      </Button>
    </form>
  )
}

/** `/store/{id}/photo-list`: sends photos of a handwritten list to a shop. */
export const SendListScreen = ({ storeId }: { storeId: string }) => {
  const { t, tError } = useT()
  const hasTexts = useArea('photo')
  const query = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } }))
  const store = query.data?.store
  return (
    <>
      <AppBar title={hasTexts ? t('photo.send') : t('stores.list')} subtitle={store?.name} backTo={`/store/${storeId}`} />
      <main id="content" className="mx-auto w-full max-w-2xl p-4">
        {store && hasTexts ? (
          <SendForm key={store.store_id} store={store} />
        ) : query.error && !store ? (
          <LoadFailed
            as="p"
            message={tError(query.error.code, query.error.details)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonCards count={3} className="h-40" />
        )}
      </main>
    </>
  )
}
