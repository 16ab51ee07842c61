import { useT } from '../../shared/i18n/i18n-context.tsx'

/** Footer of the public pages. The counter is another entry, so its link is a plain one. */
export const FooterPart = () => {
  const { t } = useT()
  const links = [
    { href: '/nearby-stores', label: t('nav.footer.nearby') },
    { href: '/search', label: t('nav.footer.products') },
    { href: '/orders', label: t('common.myOrders') },
    { href: '/store-login', label: t('nav.footer.storeLogin') },
    { href: '/help', label: t('nav.footer.help') },
    { href: '/contact', label: t('nav.footer.contact') },
    { href: '/privacy', label: t('nav.footer.privacy') },
    { href: '/grievance', label: t('nav.footer.grievance') },
    { href: '/terms', label: t('nav.footer.terms') },
  ]
  return (
    <footer className="mt-6 border-line border-t bg-sunken print:hidden">
      <nav aria-label={t('nav.footer.name')} className="mx-auto flex max-w-5xl flex-wrap gap-x-6 px-4 py-4">
        {links.map((link) => (
          <a
            key={link.href}
            href={link.href}
            className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
          >
            {link.label}
          </a>
        ))}
      </nav>
    </footer>
  )
}
