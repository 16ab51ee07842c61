import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** The recovery codes of an admin, shown this once. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) => {
  const { t } = useT()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(t('auth.factors.copied'))
  }
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={t('auth.factors.recoveryTitle')}>
      <Alert tone="warning" title={t('auth.factors.recoveryTitle')}>
        {t('auth.factors.recoveryHint')}
      </Alert>
      <ul className="grid grid-cols-1 gap-1 rounded-lg bg-sunken p-4 font-mono text-sm sm:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {typeof navigator.clipboard !== 'undefined' && (
          <Button variant="secondary" icon="copy" onClick={() => void copy()}>
            {t('auth.factors.copy')}
          </Button>
        )}
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          {t('auth.factors.print')}
        </Button>
        <Button variant="brand" onClick={onSaved}>
          {t('auth.factors.recoverySaved')}
        </Button>
      </div>
    </section>
  )
}
