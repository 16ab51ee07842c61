import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { Skeleton } from './skeleton.tsx'

type StatProps = { icon: IconName; label: string; value: ReactNode }

/** On a phone the figure has the whole width: sales of a good day are long. */
const Stat = ({ icon, label, value }: StatProps) => (
  <Card as="li" padding="sm" className="grid list-none grid-cols-[auto_1fr] items-center gap-x-3 max-sm:content-between">
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand sm:row-span-2 sm:size-11">
      <Icon name={icon} />
    </span>
    <p className="text-ink-soft text-sm sm:self-end">{label}</p>
    <p className="font-bold text-xl figures max-sm:col-span-2 max-sm:pt-1 sm:self-start">{value}</p>
  </Card>
)

// On a phone three stand side by side only without their pictures.
const THREE = 'grid-cols-3 max-sm:gap-2 max-sm:[&_li]:grid-cols-1 max-sm:[&_li]:px-2.5 max-sm:[&_li>span]:hidden'
const COLUMNS: Readonly<Record<number, string>> = {
  3: THREE,
  4: 'grid-cols-2 lg:grid-cols-4',
  6: `${THREE} max-sm:[&_p]:text-base max-sm:[&_li]:py-2 max-sm:[&_p:first-of-type]:text-sm`,
}
const columnsFor = (count: number): string => COLUMNS[count] ?? 'grid-cols-2'

/** Figures side by side: how many of what. */
export const Stats = ({ stats }: { stats: readonly StatProps[] }) => (
  <ul className={cx('grid gap-3', columnsFor(stats.length))}>
    {stats.map((stat) => (
      <Stat key={stat.label} {...stat} />
    ))}
  </ul>
)

/** The same while they are read. */
export const StatsWaiting = ({ count }: { count: number }) => (
  <div className={cx('grid gap-3', columnsFor(count))} aria-busy="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
      <Skeleton key={place} className="h-20" />
    ))}
  </div>
)
