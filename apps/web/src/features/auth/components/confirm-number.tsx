import { useEffect, useRef } from 'react'
import { usePhoneCode } from '../hooks/use-phone-code.ts'
import { PhoneCodeEntry } from './phone-steps.tsx'

type ConfirmNumberProps = {
  /** The ten digits of the shop's number. */
  phone: string
  /** The registration that the code proves. */
  storeId: string
  onConfirmed(): void
  onChangeNumber(): void
}

/** The last step of a registration: a code is sent to the shop's number at once, and proves it. */
export const ConfirmNumber = ({ phone, storeId, onConfirmed, onChangeNumber }: ConfirmNumberProps) => {
  const entry = usePhoneCode({ role: 'store_owner', known: phone, storeId, onSignedIn: onConfirmed })
  const { send } = entry
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void send()
  }, [send])
  return <PhoneCodeEntry entry={entry} onChangeNumber={onChangeNumber} />
}
