import { useT } from '../../shared/i18n/i18n-context.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Logo } from '../../shared/ui/logo.tsx'
import { SettingsMenu } from './settings-menu.tsx'

/** Head of pages that lead in: home, language and looks. `className` says how wide the page is. */
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
