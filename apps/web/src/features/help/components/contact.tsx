import { useEffect, useState } from 'react'
import { SupportButtons, supportWays } from '../../../domain/shell/support-buttons.tsx'
import { siteConfig } from '../../../shared/site-config.ts'
import { type Paragraph, TextPage } from './text-page.tsx'

const ABOUT_ORDER: Paragraph = { title: 'help.contact.order.title', text: 'help.contact.order.text' }
const NOBODY: Paragraph = { title: 'help.contact.nobody.title', text: 'help.contact.nobody.text' }

/**
 * `/contact`: the shop, for questions about an order; the operator of this server (SUPPORT_WHATSAPP, SUPPORT_PHONE, SUPPORT_EMAIL) for
 * questions about Jhola. That nobody is set is told in development only.
 */
export const Contact = () => {
  const [known, setKnown] = useState<'nobody' | 'somebody' | 'untold'>('untold')
  useEffect(() => {
    if (supportWays('').length > 0) setKnown('somebody')
    else if (siteConfig().isDevelopment) setKnown('nobody')
  }, [])
  const aboutJhola: Record<typeof known, Paragraph[]> = {
    untold: [],
    nobody: [NOBODY],
    somebody: [{ title: 'help.contact.jhola.title', text: 'help.contact.jhola.text', action: <SupportButtons /> }],
  }
  return <TextPage title="help.contact.title" intro="help.contact.intro" paragraphs={[ABOUT_ORDER, ...aboutJhola[known]]} />
}
