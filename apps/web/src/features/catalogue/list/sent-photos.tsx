import { NEW_PHOTO_LIST, NO_PHOTO_LISTS, ownPhotoListsStore, photoListPath } from '../../../domain/orders/own-photo-lists.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

/** Lists shown: the latest ones; the message of the shop has a link to every one. */
const SHOWN = 3

/** The way to send a photo of the list instead, and the lists of this device at this shop. */
export const SentPhotos = ({ storeId }: { storeId: string }) => {
  const { t } = useT()
  const moments = useMoments()
  const sent = useStoredValue(ownPhotoListsStore, NO_PHOTO_LISTS).filter(({ store_id }) => store_id === storeId)
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 border-line border-t pt-4">
      <LinkButton
        to={photoListPath({ store_id: storeId, list_id: NEW_PHOTO_LIST })}
        variant="secondary"
        icon="camera"
        className="justify-self-start"
      >
        {t('photo.send')}
      </LinkButton>
      {sent.length > 0 && (
        <div>
          <p className="text-ink-soft text-sm">{t('photo.yours')}</p>
          <ul>
            {sent.slice(0, SHOWN).map((list) => (
              <li key={list.list_id}>
                <Link to={photoListPath(list)} className="inline-flex min-h-11 items-center underline">
                  {moments.dayAndTime(new Date(list.sent_at).toISOString())}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
