import { cx } from './cx.ts'

/** The bag: indigo cloth with one long strap, sagging a little, and a stitched marigold hem. */
export const LogoMark = ({ className = 'size-9' }: { className?: string }) => (
  <svg
    viewBox="0 0 40 40"
    aria-hidden
    className={cx('shrink-0', className)}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className="stroke-cloth" strokeWidth="2.6" d="M12.5 15.5C12.5-.8 27.5-.8 27.5 15.5" />
    <path
      className="fill-cloth"
      d="M8.3 13.5h23.4a1 1 0 0 1 1 .9l1.9 17.700c.3 3-1.8 5.4-4.8 5.7-6.5.6-13.1.6-19.6 0-3-.3-5.1-2.7-4.8-5.700l1.9-17.700a1 1 0 0 1 1-.9Z"
    />
    <path className="fill-action" d="M7.3 13.500h25.400l.9 8c-8.9 1.3-18.3 1.3-27.2 0l.9-8Z" />
    <path className="stroke-on-action" strokeWidth="1.3" strokeDasharray="2.1 2.3" d="M9.3 18.700c7.1.9 14.3.9 21.4 0" />
  </svg>
)

const SIZES = {
  md: { mark: 'size-10', word: 'text-xl', latin: 'text-xs' },
  lg: { mark: 'size-16', word: 'text-3xl', latin: 'text-base' },
} as const

type LogoProps = {
  /** The name in the reader's script; झोला in English too. */
  word: string
  size?: keyof typeof SIZES
  latin?: boolean
}

/** The bag with the name झोला. */
export const Logo = ({ word, size = 'md', latin = true }: LogoProps) => (
  <span className="inline-flex items-center gap-2" role="img" aria-label="Jhola">
    <LogoMark className={SIZES[size].mark} />
    <span aria-hidden className="flex flex-col">
      <span className={cx('font-bold text-ink leading-none', SIZES[size].word)}>{word}</span>
      {latin && (
        <span lang="en" className={cx('mt-0.5 font-semibold text-ink-soft leading-none tracking-widest', SIZES[size].latin)}>
          Jhola
        </span>
      )}
    </span>
  </span>
)
