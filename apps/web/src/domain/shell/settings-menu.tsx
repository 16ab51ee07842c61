import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../shared/lazy/use-load-failure.ts'
import { Icon } from '../../shared/ui/icon.tsx'

const SettingsPanel = lazyPart(() => import('./settings-panel.tsx').then((module) => module.SettingsPanel))

/**
 * Language and appearance behind one button; the panel is downloaded when it is opened. Escape and any press outside close it.
 * `isSmall`: the icon only.
 */
export const SettingsMenu = ({ isSmall = false }: { isSmall?: boolean }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const giveUp = useLoadFailure(() => setOpen(false))
  const box = useRef<HTMLDetailsElement>(null)
  // On a server-rendered page the browser opens it without script, before the app is loaded.
  useEffect(() => setOpen(box.current?.open ?? false), [])
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const ways = ['pointerdown', 'focusin']
    for (const way of ways) addEventListener(way, closeOutside)
    return () => {
      for (const way of ways) removeEventListener(way, closeOutside)
    }
  }, [isOpen])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpen(false)
    box.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={box}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={closeByKey}
      className="h-11 sm:relative"
    >
      <summary
        className="eases inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full px-3 font-medium text-sm hover:bg-sunken [&::-webkit-details-marker]:hidden"
        aria-label={`${t('common.ownName')}: ${t('common.language')}, ${t('common.theme.name')}`}
      >
        <Icon name="language" />
        <span className={isSmall ? 'sr-only' : 'max-sm:sr-only'}>{t('common.ownName')}</span>
      </summary>
      <div className="absolute end-0 z-30 mt-1 max-h-96 w-64 max-sm:fixed max-sm:end-4 overflow-y-auto rounded-lg border border-line bg-surface p-3 shadow-high">
        {isOpen && (
          <SettingsPanel
            part={{}}
            whileLoading={<p className="text-ink-soft text-sm">{t('common.loading')}</p>}
            onFailed={giveUp}
          />
        )}
      </div>
    </details>
  )
}
