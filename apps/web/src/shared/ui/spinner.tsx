import { cx } from './cx.ts'

/** A spinner in the text colour. Decorative: the text beside it says what is loading. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={cx(
      'inline-block size-5 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
      className,
    )}
  />
)
