import { useSyncExternalStore } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { newVersion } from './new-version.ts'

/** Banner on every counter screen while a new version is waiting: nothing reloads without consent. */
export const NewVersionStrip = ({ version = newVersion }: { version?: typeof newVersion }) => {
  const { t } = useT()
  const take = useSyncExternalStore(version.subscribe, version.read, version.read)
  if (!take) return null
  return (
    <div role="status" className="flex min-h-11 items-center gap-2 bg-brand-soft px-4 py-1 text-brand print:hidden">
      <Icon name="info" size="sm" />
      <p className="min-w-0 flex-1 font-medium text-sm">{t('common.newVersion')}</p>
      <Button size="sm" variant="ghost" onClick={take}>
        {t('common.update')}
      </Button>
    </div>
  )
}
