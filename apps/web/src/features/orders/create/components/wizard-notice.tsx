import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import type { Wizard } from '../hooks/use-wizard.ts'

/** Why the wizard cannot go on, in one sentence; field errors are shown beside the fields. */
export const WizardNotice = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT()
  const said = wizard.problem ? t(wizard.problem) : wizard.failure?.text
  return said ? (
    <Alert tone="error" className="mb-3" onDismiss={wizard.forgive}>
      {said}
    </Alert>
  ) : null
}
