import { formatPhone } from '@jhola/contract/shared/phone'

/** A phone number as a `tel:` link. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center whitespace-nowrap text-brand underline">
    <bdi className="figures">{formatPhone(phone)}</bdi>
  </a>
)

/** An email address; a long one breaks before its @, and elsewhere only when it must. */
export const EmailLabel = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <bdi className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  )
}
