import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { OfflineNotice } from '../../../shared/ui/alert.tsx'
import { Banner } from '../../../shared/ui/banner.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type SoundUnlock, soundUnlockOf } from '../alerts/sound-unlock.ts'
import { useLiveOrders } from './live-orders.tsx'

/** Asks whether the bell was heard; if not, shows what to check. */
const BellHeardQuestion = ({ isUnheard }: { isUnheard: boolean }) => {
  const { t } = useT()
  const { setHeard, startShop } = useLiveOrders()
  return (
    <Banner
      icon={isUnheard ? 'volume-off' : 'volume'}
      title={t(isUnheard ? 'orders.actions.bell.unheardTitle' : 'orders.actions.bell.question')}
      action={
        <span className="flex flex-wrap gap-2">
          {isUnheard ? (
            <Button variant="secondary" icon="bell" onClick={() => void startShop()}>
              {t('orders.actions.bell.ringAgain')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setHeard('no')}>
              {t('orders.actions.bell.no')}
            </Button>
          )}
          <Button
            icon="check"
            onClick={() => {
              setHeard('yes')
              toast.success(t('orders.board.soundWorks'))
            }}
          >
            {t('orders.actions.bell.yes')}
          </Button>
        </span>
      }
    >
      {t(isUnheard ? 'orders.actions.bell.unheardHint' : 'orders.actions.bell.hint')}
    </Banner>
  )
}

/** Loaded only for shops that use picture mode. */
const BellPart = lazyPart(() => import('../picture-mode.ts').then((module) => module.PictureBell))

type TextBellProps = { question: Exclude<SoundUnlock, null>; onStart(): void }

const TextBell = ({ question, onStart }: TextBellProps) => {
  const { t } = useT()
  const hasTexts = useArea('orders.actions')
  if (question !== 'start') return hasTexts ? <BellHeardQuestion isUnheard={question === 'unheard'} /> : null
  return (
    <Banner
      icon="bell"
      title={t('orders.board.startShopTitle')}
      action={
        <Button icon="volume" onClick={onStart}>
          {t('orders.board.startShop')}
        </Button>
      }
    >
      {t('orders.board.startShopHint')}
    </Banner>
  )
}

/** Asks for the tap that unlocks sound, and whether the test was heard. Hidden once it was. */
export const StartShop = () => {
  const { t } = useT()
  const { sound, startShop, heard, bell: choice } = useLiveOrders()
  const isPictures = useShopPreferences().literacyLevel === 'none'
  const question = soundUnlockOf(sound, heard, choice)
  if (question === null) return null
  const start = () =>
    void startShop().then((isHeard) => {
      if (!isHeard) toast.warning(t('orders.board.soundBlocked'))
    })
  const bell = { question, onStart: start }
  return isPictures ? (
    <BellPart part={bell} whileLoading={<Skeleton className="h-24" />} otherwise={<TextBell {...bell} />} />
  ) : (
    <TextBell {...bell} />
  )
}

/** Shows that the list is stale, and since when. */
export const StaleNotice = () => {
  const { t } = useT()
  const moments = useMoments()
  const { staleSinceMs, keptAt } = useLiveOrders()
  if (staleSinceMs === null) return null
  const since = new Date(staleSinceMs).toISOString()
  const time = keptAt === undefined ? moments.time(since) : moments.dayAndTime(since)
  return <OfflineNotice>{t(keptAt === undefined ? 'orders.board.staleBoard' : 'orders.board.keptBoard', { time })}</OfflineNotice>
}
