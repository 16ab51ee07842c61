import { type Paragraph, TextPage } from '../../../features/help/components/text-page.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

const PARAGRAPHS: readonly Paragraph[] = [
  { title: 'help.privacy.order.title', text: 'help.privacy.order.text' },
  { title: 'help.privacy.place.title', text: 'help.privacy.place.text' },
  { title: 'help.privacy.device.title', text: 'help.privacy.device.text' },
  { title: 'help.privacy.others.title', text: 'help.privacy.others.text' },
]

const Notice = () => {
  const { t } = useT()
  return (
    <OutsideLinkButton href="/privacy-notice" variant="secondary">
      {t('help.privacy.notice')}
    </OutsideLinkButton>
  )
}

/** `/privacy` */
export const PrivacyPage = () => (
  <TextPage
    title="help.privacy.title"
    intro="help.privacy.intro"
    paragraphs={[...PARAGRAPHS, { title: 'help.privacy.yours.title', text: 'help.privacy.yours.text', action: <Notice /> }]}
  />
)
