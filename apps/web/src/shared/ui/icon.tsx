import { cx } from './cx.ts'
import { FIRST_ICONS } from './icons/first-icons.ts'
import type { FURTHER_ICONS } from './icons/further-icons.ts'

/** Every icon of the app. */
export type IconName = keyof typeof FIRST_ICONS | keyof typeof FURTHER_ICONS

const paths: Partial<Record<IconName, string>> = { ...FIRST_ICONS }

/** Registers icons that the first page does not need: all of them at the counter, a few with the sign-in pages. */
export const addIcons = (further: Partial<typeof FURTHER_ICONS>): void => {
  Object.assign(paths, further)
}

/** All registered names, for the page that shows them. */
export const iconNames = (): IconName[] =>
  // @NOTE the keys of our own table.
  Object.keys(paths) as IconName[]

/** Directional icons, mirrored in right-to-left text. */
const POINTS_ALONG_TEXT = new Set<IconName>([
  'chevron-start',
  'chevron-end',
  'first-page',
  'last-page',
  'arrow-start',
  'arrow-end',
  'undo',
  'logout',
  'send',
  'truck',
  'bike',
  'directions',
  'volume',
  'volume-off',
  'megaphone',
  'list',
])

const SIZES = { xs: 'size-4', sm: 'size-5', md: 'size-6', lg: 'size-8', xl: 'size-12' } as const

/** Sizes in px: 16, 20, 24, 32, 48. */
export type IconSize = keyof typeof SIZES

type IconProps = {
  name: IconName
  size?: IconSize
  /** Fills the shape, e.g. a selected star or heart. */
  filled?: boolean
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  label?: string
  className?: string
}

/** An icon in the text colour. */
export const Icon = ({ name, size = 'sm', filled = false, label, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={size === 'xl' ? 1.25 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('shrink-0', SIZES[size], POINTS_ALONG_TEXT.has(name) && 'turns', className)}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={paths[name]} />
  </svg>
)
