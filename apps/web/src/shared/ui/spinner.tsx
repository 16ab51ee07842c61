import { cx } from './cx.ts'

/** A turning ring in the text's colour. Decoration: the words beside it say what is awaited. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={cx(
      'inline-block size-5 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
      className,
    )}
  />
)
