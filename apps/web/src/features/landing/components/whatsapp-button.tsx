import { useEffect, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { siteConfig } from '../../../shared/site-config.ts'
import { Icon } from '../../../shared/ui/icon.tsx'

/**
 * Floating WhatsApp button: contacts the operator of this server (SUPPORT_WHATSAPP), or shares the page with a friend when none
 * is set. It is rendered after the page is ready, because only the document in the browser has the number.
 */
export const WhatsappButton = () => {
  const { t } = useT()
  const [number, setNumber] = useState<string | null>()
  useEffect(() => setNumber(siteConfig().supportWhatsapp ?? null), [])
  if (number === undefined) return null
  const text = number ? '' : t('landing.whatsappText', { address: location.origin })
  const label = t(number ? 'landing.whatsapp' : 'landing.whatsappShare')
  return (
    <a
      href={`https://wa.me/${number?.slice(1) ?? ''}${text && `?text=${encodeURIComponent(text)}`}`}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      className="above-nav fixed end-4 bottom-4 z-30 inline-flex size-14 items-center justify-center rounded-full bg-success text-on-success shadow-high eases presses print:hidden"
    >
      <Icon name="whatsapp" size="lg" />
    </a>
  )
}
