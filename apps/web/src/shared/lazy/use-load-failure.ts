import { useT } from '../i18n/i18n-context.tsx'
import { toast } from '../ui/toast.ts'

/** For a part that was asked for and cannot be had: it is closed, and the network is named. */
export const useLoadFailure = (close: () => void): (() => void) => {
  const { t } = useT()
  return () => {
    toast.warning(t('common.offline'))
    close()
  }
}
