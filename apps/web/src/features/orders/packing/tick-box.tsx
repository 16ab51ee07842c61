import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'

type TickBoxProps = { label: string; isTicked: boolean; isOff?: boolean; onChange(isTicked: boolean): void }

/** A tick of 48 px for a thumb at the shelf. `isOff`: there is nothing to tick. */
export const TickBox = ({ label, isTicked, isOff = false, onChange }: TickBoxProps) => (
  <label className={cx('relative grid size-12 shrink-0 place-items-center', isOff ? 'opacity-40' : 'cursor-pointer')}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isTicked}
      disabled={isOff}
      onChange={(event) => onChange(event.target.checked)}
      className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
    />
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 place-items-center rounded-lg border-2 eases peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
        isTicked ? 'border-success bg-success text-surface' : 'border-line-strong bg-surface text-transparent',
      )}
    >
      <Icon name={isOff ? 'x' : 'check'} size="md" className={isOff ? 'text-ink-soft' : ''} />
    </span>
  </label>
)
