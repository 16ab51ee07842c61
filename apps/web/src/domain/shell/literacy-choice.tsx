import '../../shared/i18n/lazy-texts.ts'
import { APPEARANCE_CHOICES, type Appearance, chooseAppearance, useAppearance } from '../../shared/device-store/appearance.ts'
import { useI18nStore, useT } from '../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../shared/i18n/use-area.ts'
import { cx } from '../../shared/ui/cx.ts'

/** Drawn here, because they are needed only when this is opened: a picture, two lines, a page. */
const PICTURES: Record<Appearance<'reading'>, string> = {
  none: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 9.5h.01',
  basic: 'M4 9h10M4 15h16',
  full: 'M4 5h16M4 9.500h16M4 14h16M4 18.500h10',
}

/** Choice of the literacy level by pictures. */
export const LiteracyChoice = () => {
  const { t } = useT()
  const hasTexts = useArea('literacy')
  const store = useI18nStore()
  const chosen = useAppearance('reading')
  const choose = (level: Appearance<'reading'>) => {
    chooseAppearance('reading', level)
    import('../literacy/start-literacy-mode.ts').then(
      ({ startLiteracyMode }) => startLiteracyMode(store),
      // Offline before the first download: it speaks from the next page on.
      () => undefined,
    )
  }
  // At the counter it is a setting of the shop (preferences).
  if (!hasTexts || document.documentElement.dataset.readingOf === 'shop') return null
  return (
    <fieldset className="mb-2 border-line border-b pb-2">
      <legend className="mb-1 font-semibold text-ink-soft text-sm">{t('literacy.name')}</legend>
      {/* Side by side where the labels fit. */}
      <div className="flex flex-wrap gap-1">
        {APPEARANCE_CHOICES.reading.toReversed().map((level) => (
          <label
            key={level}
            className={cx(
              'flex min-h-16 min-w-min flex-1 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border p-1 text-center text-xs',
              chosen === level ? 'border-brand bg-brand-soft font-semibold' : 'border-line',
            )}
          >
            <input
              type="radio"
              name="reading"
              value={level}
              checked={chosen === level}
              onChange={() => choose(level)}
              className="sr-only"
            />
            <svg viewBox="0 0 24 24" className="size-8" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
              <path d={PICTURES[level]} />
            </svg>
            <span>{t(`literacy.level.${level}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
