import type { SpokenPart } from '@jhola/contract/voice/parts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'

const TONES = {
  plain: 'border-line-strong bg-surface text-brand',
  on: 'border-brand bg-brand-soft text-brand',
  error: 'border-error bg-surface text-error',
  success: 'border-success bg-success-soft text-success',
} as const

type PictureStepProps = {
  picture: IconName
  label: string
  tone?: keyof typeof TONES
  says?: readonly SpokenPart[]
  isOn?: boolean
  disabled?: boolean
  onClick(): void
}

/** A square of at least 44 px with a picture: what can be done with one product. */
export const PictureStep = ({ picture, label, tone = 'plain', says, isOn, disabled = false, onClick }: PictureStepProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...(isOn !== undefined && { 'aria-pressed': isOn })}
    {...(says && { 'data-says': says.join(' ') })}
    disabled={disabled}
    className={cx(
      'eases presses flex min-h-12 min-w-11 flex-1 items-center justify-center rounded-lg border-2 disabled:opacity-50',
      TONES[isOn ? 'on' : tone],
    )}
    onClick={onClick}
  >
    <Icon name={picture} size="lg" />
  </button>
)
