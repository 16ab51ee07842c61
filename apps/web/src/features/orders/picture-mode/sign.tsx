import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { TONE_SOLID, type Tone } from '../../../shared/ui/tones.ts'

/** A picture's badge; each colour has the same meaning everywhere. */
export const Sign = ({ icon, tone, label }: { icon: IconName; tone: Tone; label: string }) => (
  <span
    role="img"
    aria-label={label}
    title={label}
    className={`inline-flex size-11 items-center justify-center rounded-full ${TONE_SOLID[tone]}`}
  >
    <Icon name={icon} size="lg" />
  </span>
)
