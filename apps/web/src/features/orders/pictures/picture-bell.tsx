import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useLiveOrders } from '../live-orders.tsx'
import type { BellQuestion } from '../start-shop.ts'
import { PictureButton } from './picture-button.tsx'

const Frame = ({ says, children }: { says: string; children: ReactNode }) => (
  <div data-opening={says} className="stitched flex items-center gap-3 rounded-lg bg-action-soft p-3">
    {children}
  </div>
)

/** The bell by pictures: one big touch starts the shop; then a tick or a cross for whether it was heard. */
export const PictureBell = ({ question }: { question: Exclude<BellQuestion, null> }) => {
  const { t } = useT()
  useArea('desk')
  const { startShop, sayHeard } = useLiveOrders()
  const ring = () => void startShop()
  if (question !== 'heard')
    return (
      <Frame says="start">
        <PictureButton picture="bell" label={t('counter.startShop')} says={['start']} onClick={ring}>
          <Icon name={question === 'start' ? 'volume' : 'volume-off'} size="xl" />
        </PictureButton>
        {question === 'unheard' && (
          <PictureButton
            picture="check"
            variant="success"
            label={t('desk.bell.yes')}
            says={['yes']}
            onClick={() => sayHeard('yes')}
          />
        )}
      </Frame>
    )
  return (
    <Frame says="heard">
      <Icon name="bell-ring" size="xl" label={t('desk.bell.question')} className="animate-ring text-warning" />
      <PictureButton picture="x" variant="secondary" label={t('desk.bell.no')} says={['no']} onClick={() => sayHeard('no')} />
      <PictureButton
        picture="check"
        variant="success"
        label={t('desk.bell.yes')}
        says={['yes']}
        onClick={() => sayHeard('yes')}
      />
    </Frame>
  )
}
