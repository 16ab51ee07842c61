import { placeholderText } from './placeholder-text.ts'

/** Placeholder of a missing picture: the shortened name. The full name is shown beside it. */
export const PictureLabels = ({ name }: { name: string }) => (
  <span aria-hidden className="overflow-hidden p-1 text-center font-semibold text-ink-soft text-xs leading-tight">
    {placeholderText(name)}
  </span>
)
