import { cx } from './cx.ts'

/** A line between two parts; `stitched` for the dashed rule of a bill. */
export const Divider = ({ stitched = false, className }: { stitched?: boolean; className?: string }) => (
  <hr className={cx('border-line border-t', stitched && 'border-line-strong border-dashed', className)} />
)
