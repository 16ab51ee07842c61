import { useT } from '../../shared/i18n/i18n-context.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Logo } from '../../shared/ui/logo.tsx'
import { SettingsMenu } from './settings-menu.tsx'

/** Header of sign-in and sign-up pages: home link, language and appearance. `className` sets the width of the page. */
export const PlainHeader = ({ className }: { className: string }) => {
  const { t } = useT()
  return (
    <header className={cx('mx-auto flex w-full items-center justify-between p-4', className)}>
      <a href="/" className="inline-flex min-h-11 items-center">
        <Logo word={t('common.brand')} />
      </a>
      <SettingsMenu />
    </header>
  )
}
