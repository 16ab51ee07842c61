import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'

/** One line of the results. */
export type Result = { key: string; to: string; icon: IconName; title: ReactNode; hint?: ReactNode; end?: ReactNode }
export type ResultGroup = { id: string; title: string; results: readonly Result[] }

export const optionId = (index: number): string => `search-option-${index}`

type LineProps = { result: Result; id: string; isChosen: boolean; onPoint(): void; onTake(): void }

const Line = ({ result, id, isChosen, onPoint, onTake }: LineProps) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onTake}
      className={cx(
        'flex min-h-12 cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-3 py-1.5',
        isChosen && 'bg-brand-soft text-brand',
      )}
    >
      <Icon name={result.icon} size="md" className={isChosen ? '' : 'text-ink-soft'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{result.title}</span>
        {result.hint && <span className="block truncate text-ink-soft text-sm">{result.hint}</span>}
      </span>
      {result.end}
    </div>
  )
}

type ListProps = {
  id: string
  label: string
  groups: readonly ResultGroup[]
  /** Position of the chosen line among all lines. */
  chosen: number
  onPoint(index: number): void
  onTake(result: Result): void
}

/** The results in their groups; the field above has the focus and names the chosen line. */
export const ResultList = ({ id, label, groups, chosen, onPoint, onTake }: ListProps) => {
  let index = -1
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group.id} role="group" aria-label={group.title} className="mb-2">
          <p aria-hidden className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-sm">
            {group.title}
          </p>
          {group.results.map((result) => {
            index += 1
            const own = index
            return (
              <Line
                key={result.key}
                result={result}
                id={optionId(own)}
                isChosen={own === chosen}
                onPoint={() => onPoint(own)}
                onTake={() => onTake(result)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
