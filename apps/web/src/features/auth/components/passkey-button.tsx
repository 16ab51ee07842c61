import '../../../shared/i18n/lazy-texts.ts'
import type { User } from '@jhola/contract/auth/schema'
import { canUsePasskeys } from '../../../domain/account/passkeys.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { usePasskeySignIn } from '../hooks/use-passkey-sign-in.ts'

/** Signs in without a code, with a passkey of this device; nothing where the browser has none. */
export const PasskeyButton = ({ onSignedIn }: { onSignedIn(user: User): void }) => {
  const { t } = useT()
  const { error, dismiss, isBusy, signIn } = usePasskeySignIn(onSignedIn)
  const hasTexts = useArea('auth.factors')
  if (!hasTexts || !canUsePasskeys()) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      {error && (
        <Alert tone="error" onDismiss={dismiss}>
          {error}
        </Alert>
      )}
      <Button variant="secondary" fullWidth icon="lock" loading={isBusy} onClick={() => void signIn()}>
        {t('auth.factors.signIn')}
      </Button>
    </div>
  )
}
