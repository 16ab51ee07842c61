import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../shared/i18n/use-area.ts'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { type CustomerInfo, customerInfoStore } from './customer-info.ts'
import { forgetPerson } from './forget-person.ts'
import { rememberStore } from './remember.ts'

/** `Remember me on this phone`: on unless the person says no, which also removes what is kept. `info`: what was typed so far. */
export const RememberChoice = ({ info }: { info: CustomerInfo | undefined }) => {
  const { t } = useT()
  const hasTexts = useArea('orders')
  const isOn = useStoredValue(rememberStore, true)
  if (!hasTexts) return <Skeleton className="h-11" />
  const set = (isWanted: boolean) => {
    rememberStore.write(isWanted)
    if (!isWanted) forgetPerson()
    else if (info) customerInfoStore.write(info)
  }
  return (
    <Checkbox
      label={t('orders.device.remember')}
      hint={t('orders.device.rememberHint')}
      checked={isOn}
      onChange={({ target }) => set(target.checked)}
    />
  )
}
