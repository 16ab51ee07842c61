import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link } from '../../shared/navigation/navigation.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'

type LookProps = { icon: IconName; label: string; isOpen: boolean; badge?: ReactNode }

/** `fixed`, because the rail scrolls; it leaves with the pointer, the focus and Escape. */
const Hint = ({ top, children }: { top: number; children: string }) => (
  <span
    aria-hidden
    style={{ top }}
    className="pointer-events-none fixed start-17 z-50 -translate-y-1/2 whitespace-nowrap rounded-md bg-ink px-3 py-1.5 font-medium text-paper text-sm shadow-high"
  >
    {children}
  </span>
)

/** Handlers of an element that shows its name beside it, and whether and where. */
const useHint = (isWanted: boolean) => {
  const [top, setTop] = useState<number | null>(null)
  const show = ({ currentTarget }: { currentTarget: Element }) => {
    const box = currentTarget.getBoundingClientRect()
    setTop(box.top + box.height / 2)
  }
  const hide = () => setTop(null)
  const handlers = isWanted
    ? {
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
        onKeyDown: (event: { key: string }) => event.key === 'Escape' && hide(),
      }
    : {}
  return { top: isWanted ? top : null, handlers }
}

const look = (isOpen: boolean, className?: string) =>
  cx(
    'eases relative flex min-h-11 w-full items-center gap-3 rounded-md text-start',
    isOpen ? 'px-3' : 'justify-center',
    className,
  )

const Inside = ({ icon, label, isOpen, badge, top }: LookProps & { top: number | null }) => (
  <>
    <Icon name={icon} size="md" />
    <span className={isOpen ? 'line-clamp-2 min-w-0 flex-1 leading-tight' : 'sr-only'}>{label}</span>
    {badge}
    {top !== null && <Hint top={top}>{label}</Hint>}
  </>
)

export const RailLink = ({
  icon,
  label,
  isOpen,
  badge,
  className,
  ...rest
}: LookProps & Omit<ComponentProps<typeof Link>, 'children'>) => {
  const { top, handlers } = useHint(!isOpen)
  return (
    <Link {...rest} {...handlers} className={look(isOpen, className)}>
      <Inside icon={icon} label={label} isOpen={isOpen} badge={badge} top={top} />
    </Link>
  )
}

/** A link that leaves the counter, in a tab of its own, so that the bell keeps ringing here. */
export const RailOutside = ({ icon, label, isOpen, className, ...rest }: LookProps & ComponentProps<'a'>) => {
  const { top, handlers } = useHint(!isOpen)
  return (
    <a {...rest} {...handlers} target="_blank" rel="noreferrer" className={look(isOpen, className)}>
      <Inside icon={icon} label={label} isOpen={isOpen} top={top} />
    </a>
  )
}

export const RailButton = ({ icon, label, isOpen, className, ...rest }: LookProps & ComponentProps<'button'>) => {
  const { top, handlers } = useHint(!isOpen)
  return (
    <button type="button" {...rest} {...handlers} className={look(isOpen, className)}>
      <Inside icon={icon} label={label} isOpen={isOpen} top={top} />
    </button>
  )
}
