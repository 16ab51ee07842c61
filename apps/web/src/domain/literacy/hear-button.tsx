import '../../shared/i18n/lazy-texts.ts'
import type { SpokenPart } from '@jhola/contract/voice/parts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useAreaText } from '../../shared/i18n/use-area.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { sayNow } from '../../shared/voice/say.ts'
import { useShopPreferences } from '../preferences/shop-preferences.ts'

/** Plays the text again. */
export const HearButton = ({ parts, className }: { parts: readonly SpokenPart[]; className?: string }) => {
  const { language } = useT()
  const t = useAreaText('literacy')
  const { voiceSpeed } = useShopPreferences().notifications
  return (
    <button
      type="button"
      data-speaker
      aria-label={t('literacy.hear')}
      className={cx(
        'eases presses inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand',
        className,
      )}
      onClick={() => void sayNow({ parts, language, rate: voiceSpeed })}
    >
      <Icon name="volume" size="lg" />
    </button>
  )
}
