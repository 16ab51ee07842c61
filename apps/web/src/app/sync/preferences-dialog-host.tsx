import { useCallback, useState } from 'react'
import { type PreferenceSection, preferenceSectionOf, preferencesPath } from '../../domain/preferences/preferences-address.ts'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../shared/lazy/use-load-failure.ts'
import { useLocation, useNavigate } from '../../shared/navigation/navigation.tsx'

const PreferencesDialog = lazyPart(() =>
  import('../../features/preferences/components/preferences-dialog.tsx').then((module) => module.PreferencesDialog),
)

/**
 * Opens the preferences dialog over any screen of the shop while the address asks for it. With unsaved changes the section stays
 * open, whatever the address becomes (Back, another section, Close), until the person saves or discards them.
 */
export const PreferencesDialogHost = () => {
  const place = useLocation()
  const navigate = useNavigate()
  const requested = preferenceSectionOf(place.search)
  const [shown, setShown] = useState(requested)
  const [isDirty, setDirty] = useState(false)
  if (!isDirty && shown !== requested) setShown(requested)
  const go = useCallback(
    (section: PreferenceSection | null) => navigate(preferencesPath(place, section), { replace: true }),
    [navigate, place],
  )
  const giveUp = useLoadFailure(() => go(null))
  if (shown === null) return null
  return (
    <PreferencesDialog
      part={{
        section: shown,
        isAsking: isDirty && requested !== shown,
        onDirty: setDirty,
        onGo: go,
        onStay: () => go(shown),
        onLeave: () => setDirty(false),
      }}
      onFailed={giveUp}
    />
  )
}
