import { useEffect, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { BOARD_MARKS, type BoardFilter, type BoardMark, isNarrowing, NO_FILTER } from './board-filter.ts'

const MARKS = {
  delivery: { key: 'orders.board.delivery', icon: 'truck' },
  pickup: { key: 'orders.board.pickup', icon: 'pickup' },
  unpaid: { key: 'orders.board.tools.unpaid', icon: 'rupee' },
  express: { key: 'orders.board.details.express', icon: 'bike' },
  late: { key: 'orders.board.tools.late', icon: 'clock' },
  question: { key: 'orders.board.tools.question', icon: 'message' },
} as const satisfies Record<BoardMark, { key: string; icon: IconName }>

type SearchProps = { filter: BoardFilter; hits: number; onChange(filter: BoardFilter): void; onClose(): void }

/** The search over the orders on this device, and its marks. Escape closes it. */
export const BoardSearch = ({ filter, hits, onChange, onClose }: SearchProps) => {
  const { t } = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const { words, marks } = filter
  const choose = (mark: BoardMark, isChosen: boolean) =>
    onChange({ words, marks: isChosen ? [...marks, mark] : marks.filter((one) => one !== mark) })
  const isOn = isNarrowing(filter)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the search closes it; each part has its own role
    <div
      ref={box}
      id="board-search"
      className="flex flex-wrap items-center gap-x-2 gap-y-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <SearchField
        className="min-w-60 grow lg:max-w-md"
        label={t('orders.board.tools.search')}
        placeholder={t('orders.board.tools.what')}
        value={words}
        onChange={(next) => onChange({ words: next, marks })}
        action={<IconButton icon="chevron-up" label={t('common.close')} onClick={onClose} />}
      />
      <div className="no-scrollbar flex min-w-0 gap-1.5 overflow-x-auto">
        {BOARD_MARKS.map((mark) => (
          <Chip key={mark} icon={MARKS[mark].icon} chosen={marks.includes(mark)} onChange={(isChosen) => choose(mark, isChosen)}>
            {t(MARKS[mark].key)}
          </Chip>
        ))}
      </div>
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        {isOn && (hits > 0 ? t('orders.board.tools.hits', { count: hits }) : t('orders.board.tools.none'))}
      </p>
      {isOn && (
        <button
          type="button"
          className="min-h-11 rounded-md px-2 font-semibold text-brand text-sm hover:bg-brand-soft"
          onClick={() => onChange(NO_FILTER)}
        >
          {t('orders.board.tools.clear')}
        </button>
      )}
    </div>
  )
}
