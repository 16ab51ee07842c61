import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { useCopied } from '../hooks/use-copied.ts'

/** Copies a text; shows 'Copied!' for 2 s. `label` is the accessible name of the copied text. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useT()
  const { copied, copy } = useCopied()
  const isCopied = copied === text
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isCopied ? 'check' : 'copy'}
      aria-label={isCopied ? undefined : label}
      onClick={() => void copy(text)}
    >
      <span aria-live="polite">{isCopied ? t('common.copied') : t('common.copy')}</span>
    </Button>
  )
}
