import { cx } from './cx.ts'

/** The bag alone: indigo cloth, a marigold hem, one running stitch. */
export const LogoMark = ({ className = 'size-9' }: { className?: string }) => (
  <svg
    viewBox="0 0 40 40"
    aria-hidden
    className={cx('shrink-0', className)}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className="stroke-brand" strokeWidth="3" d="M13 17V12a7 7 0 0 1 14 0v5" />
    <path
      className="fill-brand"
      d="M8.2 15h23.6a1.5 1.5 0 0 1 1.5 1.37l1.6 18a2.4 2.4 0 0 1-2.4 2.63H7.5a2.4 2.4 0 0 1-2.4-2.63l1.6-18A1.5 1.5 0 0 1 8.2 15Z"
    />
    <path className="fill-action" d="M5.7 28h28.600l.6 6.37A2.4 2.4 0 0 1 32.5 37h-25a2.4 2.4 0 0 1-2.4-2.63L5.7 28Z" />
    <path className="stroke-on-brand" strokeWidth="1.6" strokeDasharray="2.6 2.9" d="M9.5 24h21" />
  </svg>
)

const SIZES = {
  md: { mark: 'size-9', word: 'text-xl', latin: 'text-xs' },
  lg: { mark: 'size-14', word: 'text-3xl', latin: 'text-base' },
} as const

/** The bag and the name as it is said: झोला. */
export const Logo = ({ size = 'md', latin = true }: { size?: keyof typeof SIZES; latin?: boolean }) => (
  <span className="inline-flex items-center gap-2.5" role="img" aria-label="Jhola">
    <LogoMark className={SIZES[size].mark} />
    <span aria-hidden className="flex flex-col">
      <span lang="hi" className={cx('font-extrabold text-ink leading-none', SIZES[size].word)}>
        झोला
      </span>
      {latin && (
        <span
          lang="en"
          className={cx('mt-1 font-semibold text-ink-soft uppercase leading-none tracking-[0.28em]', SIZES[size].latin)}
        >
          Jhola
        </span>
      )}
    </span>
  </span>
)
