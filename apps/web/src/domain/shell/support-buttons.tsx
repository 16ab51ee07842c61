import { formatPhone } from '@jhola/contract/shared/phone'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import type { IconName } from '../../shared/ui/icon.tsx'
import { OutsideLinkButton } from '../../shared/ui/link-button.tsx'

type Way = { href: string; icon: IconName; label: string; name?: string; isElsewhere?: boolean }

/** How the operator of this server is reached, as it is set; empty when nothing is. Browser only. `message` begins a chat. */
export const supportWays = (call: string, message = ''): Way[] => {
  // Read here and not by `siteConfig`, which is part of every customer page's first load.
  const { supportWhatsapp, supportPhone, supportEmail } = document.documentElement.dataset
  const text = message && `?text=${encodeURIComponent(message)}`
  const number = supportPhone && formatPhone(supportPhone)
  return [
    ...(supportWhatsapp
      ? [
          {
            href: `https://wa.me/${supportWhatsapp.slice(1)}${text}`,
            icon: 'whatsapp' as const,
            label: formatPhone(supportWhatsapp),
            name: `WhatsApp ${formatPhone(supportWhatsapp)}`,
            isElsewhere: true,
          },
        ]
      : []),
    ...(number ? [{ href: `tel:${supportPhone}`, icon: 'phone' as const, label: number, name: `${call} ${number}` }] : []),
    ...(supportEmail ? [{ href: `mailto:${supportEmail}`, icon: 'message' as const, label: supportEmail }] : []),
  ]
}

/** Buttons to write to or call whoever runs this server. */
export const SupportButtons = ({ message }: { message?: string }) => {
  const { t } = useT()
  return (
    <span className="flex flex-wrap gap-2">
      {supportWays(t('common.call'), message).map(({ href, icon, label, name, isElsewhere }) => (
        <OutsideLinkButton
          key={href}
          href={href}
          variant="secondary"
          icon={icon}
          {...(name && { 'aria-label': name })}
          {...(isElsewhere && { target: '_blank' })}
        >
          <bdi className="break-all">{label}</bdi>
        </OutsideLinkButton>
      ))}
    </span>
  )
}
