import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useAreaText } from '../../../shared/i18n/use-area.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { SoundUnlock } from '../alerts/sound-unlock.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { PictureButton } from './picture-button.tsx'

const Frame = ({ says, children }: { says: string; children: ReactNode }) => (
  <div data-opening={says} className="stitched flex items-center gap-3 rounded-lg bg-action-soft p-3">
    {children}
  </div>
)

/** The sound unlock in picture mode: one large button starts the shop, then a tick or a cross for whether the bell was heard. */
export const PictureBell = ({ question, onStart }: { question: Exclude<SoundUnlock, null>; onStart(): void }) => {
  const { t } = useT()
  const desk = useAreaText('orders.actions')
  const { setHeard } = useLiveOrders()
  const yes = (
    <PictureButton
      picture="check"
      variant="success"
      label={desk('orders.actions.bell.yes')}
      says={['yes']}
      onClick={() => setHeard('yes')}
    />
  )
  if (question !== 'heard')
    return (
      <Frame says="start">
        <PictureButton picture="bell" label={t('orders.board.startShop')} says={['start']} onClick={onStart}>
          <Icon name={question === 'start' ? 'volume' : 'volume-off'} size="xl" />
        </PictureButton>
        {question === 'unheard' && yes}
      </Frame>
    )
  return (
    <Frame says="heard">
      <Icon name="bell-ring" size="xl" label={desk('orders.actions.bell.question')} className="animate-ring text-warning" />
      <PictureButton
        picture="x"
        variant="secondary"
        label={desk('orders.actions.bell.no')}
        says={['no']}
        onClick={() => setHeard('no')}
      />
      {yes}
    </Frame>
  )
}
