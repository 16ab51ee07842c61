import '../i18n/lazy-texts.ts'
import type { SpokenPart } from '@jhola/contract/voice/parts'
import { useT } from '../i18n/i18n-context.tsx'
import { useAreaText } from '../i18n/use-area.ts'
import { useShopPreferences } from '../shop-preferences.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { sayNow } from '../voice/say.ts'

/** Says it once more, whenever somebody wants to hear it. */
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
