import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { MenuEntry } from '../../../shared/ui/menu.tsx'

/** The specified speed dial: one round button that opens the most used actions. */
export const QuickActions = ({ entries }: { entries: readonly MenuEntry[] }) => {
  const { t } = useT()
  return (
    <>
      <div aria-hidden className="h-20 print:hidden" />
      <div className="above-nav fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 print:hidden">
        <LazyMenu
          trigger={
            <button
              type="button"
              aria-label={t('inventory.dial.name')}
              title={t('inventory.dial.name')}
              className="eases presses inline-flex size-14 items-center justify-center rounded-full bg-action text-on-action shadow-high hover:bg-action-hover hc:border hc:border-current"
            >
              <Icon name="plus" size="md" />
            </button>
          }
          entries={entries}
        />
      </div>
    </>
  )
}
