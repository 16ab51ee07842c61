import { Icon } from '../../../shared/ui/icon.tsx'

/** What the customer said of one item (`Ripe ones`); nothing without it. */
export const ItemNote = ({ note }: { note: string | null | undefined }) =>
  note ? (
    <span className="flex items-start gap-1 font-semibold text-sm text-warning">
      <Icon name="message" size="xs" className="mt-0.5 shrink-0" />
      <bdi className="min-w-0">{note}</bdi>
    </span>
  ) : null
