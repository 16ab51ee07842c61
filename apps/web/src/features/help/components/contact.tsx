import { formatPhone } from '@jhola/contract/shared/phone'
import { useEffect, useState } from 'react'
import { siteConfig } from '../../../shared/site-config.ts'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { type Paragraph, TextPage } from './text-page.tsx'

const ABOUT_ORDER: Paragraph = { title: 'help.contact.order.title', text: 'help.contact.order.text' }
const NOBODY: Paragraph = { title: 'help.contact.nobody.title', text: 'help.contact.nobody.text' }

/**
 * `/contact`: the shop, for questions about an order; the operator of this server (SUPPORT_WHATSAPP), if one is set, for
 * questions about Jhola.
 */
export const Contact = () => {
  const [number, setNumber] = useState<string>()
  useEffect(() => setNumber(siteConfig().supportWhatsapp), [])
  const aboutJhola: Paragraph = number
    ? {
        title: 'help.contact.jhola.title',
        text: 'help.contact.jhola.text',
        action: (
          <OutsideLinkButton href={`https://wa.me/${number.slice(1)}`} target="_blank" variant="secondary" icon="whatsapp">
            <bdi>{formatPhone(number)}</bdi>
          </OutsideLinkButton>
        ),
      }
    : NOBODY
  return <TextPage title="help.contact.title" intro="help.contact.intro" paragraphs={[ABOUT_ORDER, aboutJhola]} />
}
