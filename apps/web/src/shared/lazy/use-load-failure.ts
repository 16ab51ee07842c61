import { useT } from '../i18n/i18n-context.tsx'
import { toast } from '../ui/toast.ts'

/** For a part whose download failed: closes it and shows a network error. */
export const useLoadFailure = (close: () => void): (() => void) => {
  const { t } = useT()
  return () => {
    toast.warning(t('common.offline'))
    close()
  }
}
