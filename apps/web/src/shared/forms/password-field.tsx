import { type ComponentProps, useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'

/** A password field with a button that shows the text. Its labels are in area `password`. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'suffix' | 'dir'>) => {
  const { t } = useT()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'auth.password.hide' : 'auth.password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
