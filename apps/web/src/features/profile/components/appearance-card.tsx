import { LANGUAGES } from '@jhola/contract/constants'
import type { Language } from '@jhola/contract/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useShowLanguage } from '../../../domain/preferences/use-choose-language.ts'
import { api } from '../../../shared/api/api-client.ts'
import { APPEARANCE_CHOICES, type Appearance, chooseAppearance, useAppearance } from '../../../shared/device-store/appearance.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { nativeNameOf } from '../../../shared/i18n/native-names.ts'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { takeProfile } from '../api/profile.ts'
import { useSave } from '../hooks/use-save.ts'

/** Language and theme: applied immediately, stored on this device and with the account, so that other devices use them too. */
export const AppearanceCard = () => {
  const { t } = useT()
  const { picked, show: showLanguage } = useShowLanguage()
  const theme = useAppearance('theme')
  const client = useQueryClient()
  const { save } = useSave({
    send: (choice: { language?: Language; theme?: Appearance<'theme'> }) => api('PATCH /profile', { body: choice }),
    onSaved: (answer) => takeProfile(client, answer),
  })
  const speak = async (code: string) => {
    const chosen = await showLanguage(code)
    if (chosen) save({ language: chosen })
  }
  const show = (chosen: Appearance<'theme'>) => {
    chooseAppearance('theme', chosen)
    save({ theme: chosen })
  }
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <CardTitle>{t('profile.looks')}</CardTitle>
      <Select
        label={t('common.language')}
        options={LANGUAGES.map((code) => ({ value: code, label: nativeNameOf(code) }))}
        value={picked}
        onChange={(event) => void speak(event.target.value)}
      />
      <div>
        <p className="mb-1.5 font-medium text-sm">{t('common.theme.name')}</p>
        <SegmentedControl
          fullWidth
          label={t('common.theme.name')}
          segments={APPEARANCE_CHOICES.theme.map((value) => ({ value, label: t(`common.theme.${value}`) }))}
          value={APPEARANCE_CHOICES.theme.find((value) => value === theme) ?? 'system'}
          onChange={show}
        />
      </div>
    </Card>
  )
}
