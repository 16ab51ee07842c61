import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import type { Wizard } from '../hooks/use-wizard.ts'

/** Why the wizard cannot go on, in one sentence; field errors are shown beside the fields. */
export const WizardNotice = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT()
  const message = wizard.problem ? t(wizard.problem) : wizard.failure?.text
  return message ? (
    <Alert tone="error" className="mb-3" onDismiss={wizard.forgive}>
      {message}
    </Alert>
  ) : null
}
