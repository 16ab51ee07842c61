import { PASSWORD } from '@jhola/contract/constants'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { PasswordStrength } from '../../../shared/forms/password-strength.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { NewPassword } from '../hooks/use-new-password.ts'

type NewPasswordFieldsProps = {
  entry: NewPassword
  labels: { password: string; again: string }
  /** Error of the server about the password. */
  error?: string | undefined
  autoFocus?: boolean
}

/** A new password, typed twice, with its strength and its requirements. */
export const NewPasswordFields = ({ entry, labels, error, autoFocus = false }: NewPasswordFieldsProps) => {
  const { t } = useT()
  const { mistake } = entry
  return (
    <>
      <PasswordField
        label={labels.password}
        icon="lock"
        autoComplete="new-password"
        maxLength={PASSWORD.max}
        autoFocus={autoFocus}
        value={entry.password}
        onChange={(event) => entry.changePassword(event.target.value)}
        error={mistake.password ? t(mistake.password) : error}
      />
      <PasswordStrength password={entry.password} />
      <PasswordField
        label={labels.again}
        icon="lock"
        autoComplete="new-password"
        maxLength={PASSWORD.max}
        value={entry.again}
        onChange={(event) => entry.changeAgain(event.target.value)}
        error={mistake.again ? t(mistake.again) : undefined}
      />
    </>
  )
}
