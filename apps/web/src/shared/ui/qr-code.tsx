import { encode } from 'uqr'
import { cx } from './cx.ts'
import { qrPath } from './qr-path.ts'

/** Quiet zone around the code, in modules (ISO/IEC 18004 requires four). */
const QUIET_ZONE = 4

/** A link as a QR code: dark on white in every theme, because scanners need that contrast. */
export const QrCode = ({ link, label, className = 'size-52' }: { link: string; label: string; className?: string }) => {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cx('rounded-md', className)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={qrPath(data)} />
    </svg>
  )
}
