import { type Paragraph, TextPage } from '../../../features/help/components/text-page.tsx'

const PARAGRAPHS: readonly Paragraph[] = [
  { title: 'help.terms.who.title', text: 'help.terms.who.text' },
  { title: 'help.terms.price.title', text: 'help.terms.price.text' },
  { title: 'help.terms.cancel.title', text: 'help.terms.cancel.text' },
  { title: 'help.terms.fair.title', text: 'help.terms.fair.text' },
  { title: 'help.terms.words.title', text: 'help.terms.words.text' },
]

/** `/terms` */
export const TermsPage = () => <TextPage title="help.terms.title" intro="help.terms.intro" paragraphs={PARAGRAPHS} />
