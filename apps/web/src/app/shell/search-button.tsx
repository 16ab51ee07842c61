import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { useShellDialogs } from './shell-dialogs.ts'

const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

/** Opens the search: an icon on a phone, a field with its keys on a wide screen. */
export const SearchButton = () => {
  const { t } = useT()
  const open = useShellDialogs()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t('orders.board.nav.search')}
      onClick={() => open('search')}
      className="for-readers eases presses inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full text-ink hover:bg-sunken lg:h-10 lg:w-56 lg:justify-start lg:border lg:border-line lg:bg-paper lg:px-3 lg:text-ink-soft"
    >
      <Icon name="search" size="md" />
      <span className="text-sm max-lg:sr-only">{t('orders.board.nav.search')}</span>
      <kbd aria-hidden className="ms-auto rounded-sm border border-line px-1.5 font-sans text-xs max-lg:hidden">
        {KEYS}
      </kbd>
    </button>
  )
}
