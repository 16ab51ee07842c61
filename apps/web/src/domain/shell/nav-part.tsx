import { useEffect } from 'react'
import { useTyping } from '../../shared/hooks/use-typing.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Link, useLocation } from '../../shared/navigation/navigation.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { CartBar } from './cart-bar.tsx'
import { NAV_PLACES, navAt } from './nav-places.ts'

/** Tells the page that a bar stands at its bottom: `--nav` of nav-room.css is then its height. */
const useRoomForBar = (isShown: boolean): void => {
  useEffect(() => {
    if (!isShown) return
    const narrow = matchMedia('(width < 48rem)')
    const { dataset } = document.documentElement
    const follow = () => {
      if (narrow.matches) dataset.nav = 'bar'
      else delete dataset.nav
    }
    follow()
    narrow.addEventListener('change', follow)
    return () => {
      narrow.removeEventListener('change', follow)
      delete dataset.nav
    }
  }, [isShown])
}

/** The bottom of a phone: four pages, and the cart above them. A wide screen has the pages in its header. */
export const NavPart = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  const { hasBar, current, hasCart } = navAt(pathname)
  const isTyping = useTyping()
  const isShown = hasBar && !isTyping
  useRoomForBar(isShown)
  return (
    <>
      {hasCart && <CartBar pathname={pathname} />}
      {hasBar && (
        <>
          <div aria-hidden className="min-h-14 md:hidden print:hidden" />
          <nav
            aria-label={t('nav.name')}
            hidden={isTyping}
            className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
          >
            <ul className="mx-auto flex max-w-xl">
              {NAV_PLACES.map(({ id, to, icon }) => (
                <li key={id} className="min-w-0 flex-1">
                  <Link
                    to={to}
                    aria-current={id === current ? 'page' : undefined}
                    className={cx(
                      'flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 text-xs',
                      id === current ? 'font-bold text-brand' : 'text-ink-soft',
                    )}
                  >
                    <Icon name={icon} size="md" />
                    <span className="block max-w-full truncate">{t(`nav.${id}`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </>
  )
}
