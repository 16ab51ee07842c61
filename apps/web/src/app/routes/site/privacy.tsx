import { type Paragraph, TextPage } from '../../../features/help/components/text-page.tsx'

const PARAGRAPHS: readonly Paragraph[] = [
  { title: 'help.privacy.order.title', text: 'help.privacy.order.text' },
  { title: 'help.privacy.place.title', text: 'help.privacy.place.text' },
  { title: 'help.privacy.device.title', text: 'help.privacy.device.text' },
  { title: 'help.privacy.others.title', text: 'help.privacy.others.text' },
  { title: 'help.privacy.yours.title', text: 'help.privacy.yours.text' },
]

/** `/privacy` */
export const PrivacyPage = () => <TextPage title="help.privacy.title" intro="help.privacy.intro" paragraphs={PARAGRAPHS} />
