import { isLongPassword, metCriteria, PASSWORD_CRITERIA, passwordStrength } from '@jhola/contract/auth/passwords'
import { useT } from '../i18n/i18n-context.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

const TONES = { weak: 'error', medium: 'warning', strong: 'success' } as const

/** Strength of a password, and its missing requirements. Its labels are in area `password`. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const { t } = useT()
  const met = metCriteria(password)
  const strength = passwordStrength(password)
  return (
    <div className="grid grid-cols-1 gap-2 text-sm" aria-live="polite">
      <ProgressBar label={t('auth.password.strength')} value={met.length} max={PASSWORD_CRITERIA.length} tone={TONES[strength]} />
      <p className="font-semibold">
        {t('auth.password.strength')}: {t(password === '' ? 'auth.password.notYet' : `auth.password.strengthOf.${strength}`)}
      </p>
      <ul className="grid grid-cols-1 gap-1">
        {PASSWORD_CRITERIA.map((criterion) => {
          const isMet = met.includes(criterion)
          return (
            <li key={criterion} className={cx('flex items-center gap-2', isMet ? 'text-success' : 'text-ink-soft')}>
              <Icon name={isMet ? 'check' : 'minus'} size="xs" label={t(isMet ? 'auth.password.met' : 'auth.password.unmet')} />
              {t(`auth.password.criterion.${criterion}`)}
            </li>
          )
        })}
      </ul>
      {isLongPassword(password) ? (
        <p className="flex items-center gap-2 text-success">
          <Icon name="check" size="xs" label={t('auth.password.met')} />
          {t('auth.password.orLong')}
        </p>
      ) : (
        <p className="text-ink-soft">{t('auth.password.orLong')}</p>
      )}
    </div>
  )
}
