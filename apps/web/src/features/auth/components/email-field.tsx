import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type EmailFieldProps = {
  value: string
  onChange(text: string): void
  error?: string | undefined
  autoFocus?: boolean
  readOnly?: boolean
}

/** Email address for signing in. */
export const EmailField = ({ onChange, ...rest }: EmailFieldProps) => {
  const { t } = useT()
  return (
    <TextField
      label={t('auth.email')}
      icon="mail"
      type="email"
      inputMode="email"
      autoComplete="username webauthn"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
