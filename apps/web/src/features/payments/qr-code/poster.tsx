import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { QrCode } from '../../../shared/ui/qr-code.tsx'

/** The payee: the name that the bank knows, and the display name. */
export type Payee = { vpa: string; payee: string; name: string }

/** Sizes for each paper; on a roll everything is as wide as the roll. */
const SIZES = {
  a4: { qr: 'size-[124mm]', name: 'text-[13mm]', scan: 'text-[8mm]', id: 'text-[6.5mm]', gap: 'gap-[9mm] pt-[22mm]' },
  a5: { qr: 'size-[88mm]', name: 'text-[9mm]', scan: 'text-[5.6mm]', id: 'text-[4.6mm]', gap: 'gap-[6mm] pt-[12mm]' },
  '80': { qr: 'size-[64mm]', name: 'text-xl', scan: 'text-base', id: 'text-sm', gap: 'gap-2' },
  '58': { qr: 'size-[46mm]', name: 'text-lg', scan: 'text-sm', id: 'text-xs', gap: 'gap-1' },
  screen: { qr: 'size-44', name: 'text-xl', scan: 'text-sm', id: 'text-sm', gap: 'gap-2' },
} as const

type PosterProps = { payee: Payee; link: string; size: keyof typeof SIZES }

/** The poster for the counter: the payee, the QR code, and the UPI ID to type. */
export const Poster = ({ payee, link, size }: PosterProps) => {
  const { t } = useT()
  const sizes = SIZES[size]
  return (
    <div className={`grid justify-items-center text-center leading-snug ${sizes.gap}`}>
      <p className={`font-bold ${sizes.name}`}>{payee.name}</p>
      <QrCode link={link} label={t('payments.qr.alt', { store: payee.name })} className={sizes.qr} />
      <p className={`font-semibold ${sizes.scan}`}>{t('payments.qr.scan')}</p>
      <p className={sizes.id}>
        {t('payments.qr.upiId')}: <bdi className="break-all font-semibold">{payee.vpa}</bdi>
      </p>
    </div>
  )
}
