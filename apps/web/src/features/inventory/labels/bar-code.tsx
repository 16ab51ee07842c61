import { barsOf, moduleWidthMm, QUIET_MODULES } from '@jhola/contract/inventory/labels/barcode-bars'

/** Runs of dark modules as one path: `M10 0h2v1h-2z`. */
const pathOf = (modules: string): string =>
  [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index + QUIET_MODULES} 0h${run.length}v1h-${run.length}z`).join('')

/** A barcode as scannable bars with its digits below; only the digits if the bars do not fit. */
export const BarCode = ({ code, roomMm, heightMm }: { code: string; roomMm: number; heightMm: number }) => {
  const { modules } = barsOf(code)
  const moduleMm = moduleWidthMm(modules, roomMm)
  const count = modules.length + 2 * QUIET_MODULES
  return (
    <div className="flex flex-col items-center" dir="ltr">
      {moduleMm !== null && (
        <svg
          role="img"
          aria-label={code}
          viewBox={`0 0 ${count} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          width={`${count * moduleMm}mm`}
          height={`${heightMm}mm`}
        >
          <path d={pathOf(modules)} fill="#000" />
        </svg>
      )}
      <bdi className="figures text-[0.8em] leading-none tracking-widest">{code}</bdi>
    </div>
  )
}
