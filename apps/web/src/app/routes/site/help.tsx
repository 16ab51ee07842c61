import { type Paragraph, TextPage } from '../../../features/help/components/text-page.tsx'

const PARAGRAPHS: readonly Paragraph[] = [
  { title: 'help.help.order.title', text: 'help.help.order.text' },
  { title: 'help.help.follow.title', text: 'help.help.follow.text' },
  { title: 'help.help.cancel.title', text: 'help.help.cancel.text' },
  { title: 'help.help.wrong.title', text: 'help.help.wrong.text' },
  { title: 'help.help.offline.title', text: 'help.help.offline.text' },
  { title: 'help.help.ranking.title', text: 'help.help.ranking.text', id: 'ranking' },
  { title: 'help.help.shop.title', text: 'help.help.shop.text' },
]

/** `/help` */
export const HelpPage = () => <TextPage title="help.help.title" intro="help.help.intro" paragraphs={PARAGRAPHS} />
