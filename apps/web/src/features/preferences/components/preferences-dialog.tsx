import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { PREFERENCE_SECTIONS, type PreferenceSection } from '../../../domain/preferences/preferences-address.ts'
import { preferencesQuery } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { AutoAcceptSection } from '../auto-accept/auto-accept-section.tsx'
import type { SectionProps } from '../section-props.ts'
import { AccessibilitySection } from './accessibility-section.tsx'
import { CounterSection } from './counter-section.tsx'
import { DisplaySection } from './display-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { InventorySection } from './inventory-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PackingSection } from './packing-section.tsx'

const SECTIONS: Record<PreferenceSection, { icon: IconName; Part: ComponentType<SectionProps> }> = {
  accessibility: { icon: 'eye', Part: AccessibilitySection },
  'auto-accept': { icon: 'check-circle', Part: AutoAcceptSection },
  notifications: { icon: 'bell', Part: NotificationsSection },
  hours: { icon: 'clock', Part: HoursSection },
  display: { icon: 'contrast', Part: DisplaySection },
  inventory: { icon: 'package', Part: InventorySection },
  packing: { icon: 'bag', Part: PackingSection },
  counter: { icon: 'receipt', Part: CounterSection },
}

type BodyProps = { section: PreferenceSection; onDirty: (isDirty: boolean) => void }

const Body = ({ section, onDirty }: BodyProps) => {
  const { t, tError } = useT()
  const reading = useQuery({ ...preferencesQuery, staleTime: 0 })
  const may = useMay()
  if (reading.isPending) return <SkeletonCards count={3} className="h-20" />
  if (!reading.data)
    return (
      <LoadFailed
        message={t('preferences.failed')}
        hint={tError(reading.error.code, reading.error.details)}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    )
  const { Part } = SECTIONS[section]
  return <Part key={section} reply={reading.data} isOwner={may('settings')} onDirty={onDirty} />
}

type PreferencesDialogProps = BodyProps & {
  /** Confirmation, because the requested step would discard unsaved changes. */
  isAsking: boolean
  onStay: () => void
  onLeave: () => void
  /** Opens another section, or none. */
  onGo: (section: PreferenceSection | null) => void
}

/** The shop's preferences: five sections, inventory, packing and the counter. */
export const PreferencesDialog = ({ section, onDirty, isAsking, onStay, onLeave, onGo }: PreferencesDialogProps) => {
  const { t } = useT()
  const areas = [useArea('preferences'), useArea('stores.settings'), useArea('stores')]
  if (areas.includes(false)) return null
  return (
    <>
      <Dialog open size="xl" title={t('preferences.title')} onOpenChange={() => onGo(null)}>
        <Tabs
          label={t('preferences.title')}
          tabs={PREFERENCE_SECTIONS.map((value) => ({
            value,
            icon: SECTIONS[value].icon,
            label: t(`preferences.section.${value}`),
          }))}
          value={section}
          onChange={onGo}
          panelClassName="pt-5"
          sticky
        >
          <Body section={section} onDirty={onDirty} />
        </Tabs>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          if (!open) onStay()
        }}
        title={t('stores.settings.leave.title')}
        description={t('stores.settings.leave.text')}
        confirmLabel={t('stores.settings.leave.go')}
        cancelLabel={t('stores.settings.leave.stay')}
        onConfirm={onLeave}
        danger
      />
    </>
  )
}
